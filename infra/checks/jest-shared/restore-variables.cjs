/** Gives the variables of a process the values of `before`; returns the names of those that had changed. */
exports.restoreVariables = (env, before) => {
  const changes = [...new Set([...Object.keys(before), ...Object.keys(env)])].filter(
    (name) => before[name] !== env[name],
  );
  for (const name of changes)
    if (name in before) env[name] = before[name];
    else delete env[name];
  return changes;
};
