/** Who may know whom (DESIGN §2). Run through infra/checks/boundaries.mjs, which also asserts that modules were read. */
const apps = ['command-api', 'projector', 'query-api', 'frontend'];
const tests = '(\\.test\\.tsx?$|\\.testing\\.tsx?$|\\.suite\\.ts$|/testing/)';
/** Of the domain, what holds words, rows and pure sums, and no decision. */
const declarations = [
  '^domain/src/kernel/(?!(command|scenario|claim|aggregate)\\.ts$)',
  '\\.shared\\.ts$',
  '/views/[^/]*-(row|document)\\.ts$',
  '/parts\\.ts$',
  '^domain/src/access/(menu|landing)\\.ts$',
  '^domain/src/streams/order/picking\\.ts$',
  '^domain/src/picking/reading\\.ts$',
  // What a line costs and may cost, and what lines come to: sums that the editor does live and the server decides by.
  '^domain/src/quotations/(line-rules|sums)\\.ts$',
  // What may be said of an opportunity: the form says at once what the server would.
  '^domain/src/forecast/tracking\\.ts$',
  '[/-]looks\\.ts$',
];
/** Of the domain, what every reader sees besides events, views and doors: words and registries (ADR 17). */
const readable = ['/parts\\.ts$', '^domain/src/(aggregates|document-streams|documents|lists|masters|tables)\\.ts$'];
/** And what the reader of one context sees of it: the states that its sheets replay (ADR 5), and the sums that its decider applies too. */
const readableByOwn = {
  forecast: '(opportunity|month-forecast|tracking)',
  quotations: '(quotation|line-rules|lines|quotable|rates|shared-quotation)',
};
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** What several contexts decide on: events, states and guards of their streams, a layer below them (ADR 17). */
const streams = '^domain/src/streams/';
/** Who decides on a stream of that layer. */
const deciders = { order: '(orders|picking|dispatches|finance|reservations)' };

/** What every screen stands on. A feature is any other folder of the client but the frame. */
const foundation = '^frontend/src/(api|calls|live|theme|ui|masters|documents)/';
/** The frame puts features in their places: the door (who comes in, and what is put away when they leave) and the shell. */
const frame = '^frontend/src/(access|shell)/';
/** Who is at the screen and what they may do: every screen asks. */
const whoIsHere = '^frontend/src/access/(current-user|use-may)\\.ts$';

module.exports = {
  forbidden: [
    forbid('no-cycles', 'A cycle has no first file to read.', {}, { circular: true }),
    forbid(
      'no-unresolved',
      'An import that leads nowhere fails at start.',
      {},
      { couldNotResolve: true, pathNot: '^pdfmake/interfaces' },
    ),
    forbid(
      'domain-is-pure',
      'The domain knows itself and zod.',
      { path: '^domain/src', pathNot: tests },
      { pathNot: '^(domain/src|node_modules/zod/)' },
    ),
    forbid(
      'domain-tests',
      'Tests of the domain also know node and fast-check.',
      { path: `^domain/src/.*${tests}` },
      { pathNot: '^(domain/src|node_modules/)', dependencyTypesNot: ['core'] },
    ),
    forbid(
      'contexts-apart',
      'Contexts of the domain share the kernel, streams and *.shared.ts alone; events of another are read by processes.',
      { path: '^domain/src/([^/]+)/', pathNot: ['^domain/src/kernel/', streams, tests, '/views/'] },
      { path: '^domain/src/[^/]+/', pathNot: ['^domain/src/$1/', '^domain/src/kernel/', streams, '\\.shared\\.ts$'] },
    ),
    forbid(
      'views-apart',
      'A view may show rows that another context describes, nothing else of it.',
      { path: '^domain/src/([^/]+)/views/', pathNot: tests },
      {
        path: '^domain/src/[^/]+/',
        pathNot: ['^domain/src/$1/', '^domain/src/kernel/', streams, '\\.shared\\.ts$', '^domain/src/[^/]+/views/'],
      },
    ),
    forbid(
      'streams-below',
      'A stream that several contexts decide on knows the kernel, and none of them.',
      { path: streams, pathNot: tests },
      { path: '^domain/src/', pathNot: ['^domain/src/kernel/', streams] },
    ),
    ...Object.entries(deciders).map(([stream, contexts]) =>
      forbid(
        `${stream}-stream-for-its-deciders`,
        'A stream is taken apart by who decides on it; others use its *.shared.ts.',
        { path: '^domain/src/[^/]+/', pathNot: [tests, streams, `^domain/src/${contexts}/`] },
        { path: `${streams}${stream}/`, pathNot: '\\.shared\\.ts$' },
      ),
    ),
    forbid(
      'kernel-alone',
      'The kernel knows no context.',
      { path: '^domain/src/kernel/' },
      { path: '^domain/src/', pathNot: '^domain/src/kernel/' },
    ),
    ...apps.map((app) =>
      forbid(
        `${app}-apart`,
        'The four applications meet on the wire only.',
        { path: `^${app}/` },
        { path: `^(${apps.filter((other) => other !== app).join('|')})/` },
      ),
    ),
    forbid(
      'infra-below',
      'Infrastructure knows no application.',
      { path: '^infra/src' },
      { path: `^(${apps.join('|')})/` },
    ),
    forbid(
      'platform-below',
      'The platform is what contexts build on: of the outside it knows PostgreSQL and the queue, of operations nothing.',
      { path: '^infra/src/platform/', pathNot: tests },
      { path: '^infra/src/(operations|laboratory)/' },
    ),
    forbid(
      'adapters-below',
      'An adapter fits the outside to the platform; it starts nothing.',
      { path: '^infra/src/adapters/', pathNot: tests },
      { path: '^infra/src/(operations|laboratory)/' },
    ),
    forbid(
      'laboratory-apart',
      'Nothing that people use needs the laboratory.',
      {
        path: '^(infra/src/(platform|adapters|operations)|command-api|projector|query-api|frontend|domain)/',
        pathNot: tests,
      },
      { path: '^infra/src/laboratory/' },
    ),
    ...['projector', 'query-api'].flatMap((app) => {
      const seen = [
        '^domain/src/kernel/',
        '^domain/src/contract\\.ts$',
        '[/-]events\\.ts$',
        '/views/',
        '/contract\\.ts$',
        '\\.shared\\.ts$',
        ...readable,
      ];
      const own = Object.entries(readableByOwn);
      const why = 'Readers see events, views and words, never a decider.';
      return [
        forbid(
          `${app}-sees-no-decider`,
          why,
          { path: `^${app}/src`, pathNot: [tests, ...own.map(([context]) => `^${app}/src/${context}/`)] },
          { path: '^domain/src/', pathNot: seen },
        ),
        ...own.map(([context, files]) =>
          forbid(
            `${app}-${context}-sees-no-decider`,
            why,
            { path: `^${app}/src/${context}/`, pathNot: tests },
            { path: '^domain/src/', pathNot: [...seen, `^domain/src/${context}/${files}\\.ts$`] },
          ),
        ),
      ];
    }),
    ...['command-api', 'query-api'].map((app) =>
      forbid(
        `${app}-contexts-apart`,
        'A context of an application does not reach into another.',
        { path: `^${app}/src/([^/]+)/`, pathNot: tests },
        { path: `^${app}/src/[^/]+/`, pathNot: [`^${app}/src/$1/`, `^${app}/src/kernel/`, '\\.shared\\.ts$'] },
      ),
    ),
    forbid(
      'projector-contexts-apart',
      'Projections keep to their context; processes may cross.',
      { path: '^projector/src/([^/]+)/', pathNot: [tests, 'process'] },
      { path: '^projector/src/[^/]+/', pathNot: ['^projector/src/$1/', '^projector/src/kernel/', '\\.shared\\.ts$'] },
    ),
    forbid(
      'frontend-above',
      'The client knows the contract, never infrastructure or deciders.',
      { path: '^frontend/src' },
      { path: '^(infra/|node_modules/@power/infra)' },
    ),
    forbid(
      'client-declares',
      'What the browser loads says which calls exist (frontend/src/calls, generated), never how the server decides.',
      { path: '^frontend/src', pathNot: tests },
      { path: '^domain/src/', pathNot: declarations },
    ),
    forbid(
      'features-apart',
      'A screen of another feature is not taken apart: what a feature gives to others is called *.shared.',
      { path: '^frontend/src/([^/]+)/', pathNot: [tests, foundation, frame] },
      { path: '^frontend/src/[^/]+/', pathNot: ['^frontend/src/$1/', foundation, whoIsHere, '\\.shared\\.'] },
    ),
    forbid(
      'ui-below',
      'What screens are made of knows no screen.',
      { path: '^frontend/src/(api|calls|live|theme|ui)/', pathNot: tests },
      { path: '^frontend/src/', pathNot: ['^frontend/src/(api|calls|live|theme|ui)/', whoIsHere] },
    ),
    forbid(
      'kits-below',
      'The kits of master lists and documents know the kit of histories, no list and no document.',
      { path: '^frontend/src/(masters|documents)/', pathNot: tests },
      { path: '^frontend/src/', pathNot: [foundation, whoIsHere, '^frontend/src/audit/[^/]*\\.shared\\.'] },
    ),
    forbid(
      'no-test-in-product',
      'Product code does not import tests.',
      { pathNot: [tests, '^infra/checks/'] },
      { path: '\\.test\\.tsx?$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    combinedDependencies: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // Not `types`: a workspace would lead to its built declarations, and no rule would read what lies between workspaces.
      conditionNames: ['@power/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
