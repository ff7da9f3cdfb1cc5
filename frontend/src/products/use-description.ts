import { useState } from 'react';

/**
 * A text that is written while others may save theirs. What they save is shown at once where nothing was typed; where
 * something was, it stays, and whoever types decides.
 */
export function useDescription(saved: string) {
  /** What stands in the field unless something was typed, and what this person began with. */
  const [seen, setSeen] = useState(saved);
  const [text, setText] = useState(saved);
  /** Of others, and put up with: what comes next is asked about again. */
  const [passed, setPassed] = useState(saved);
  /** Whether what comes next may be this person's own. */
  const [mine, setMine] = useState<'no' | 'saving' | 'saved'>('no');
  const changed = saved !== passed;
  const takeTheirs = () => {
    setSeen(saved);
    setText(saved);
    setPassed(saved);
  };
  if (changed && (text === seen || mine !== 'no')) {
    setMine('no');
    takeTheirs();
  }
  return {
    seen,
    text,
    /** Somebody else saved another one, and this person has not decided yet. */
    other: changed && text !== seen && mine === 'no',
    type: (html: string) => {
      // What was saved was perhaps there already, so that nothing will come: what comes later is somebody else's.
      if (mine === 'saved' && html !== text) setMine('no');
      setText(html);
    },
    takeTheirs,
    keepMine: () => setPassed(saved),
    /** What comes while this runs, and after it went well, is this person's own, cleaned. */
    saving: async (save: () => Promise<boolean>) => {
      setMine('saving');
      const done = await save();
      setMine((now) => (now !== 'saving' ? now : done ? 'saved' : 'no'));
    },
  };
}
