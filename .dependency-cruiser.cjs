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
  '^domain/src/picking/(picking|reading)\\.ts$',
  '^domain/src/orders/order-code\\.ts$',
  // What a line costs and may cost, and what lines come to: sums that the editor does live and the server decides by.
  '^domain/src/quotations/(line-rules|sums)\\.ts$',
  // What may be said of an opportunity: the form says at once what the server would.
  '^domain/src/forecast/tracking\\.ts$',
  '[/-]looks\\.ts$',
];
/** Of the domain, what readers see besides events and views: words, registries, folds, and rules and sums that decide nothing (ADR 5). */
const readable = [
  '/parts\\.ts$',
  '^domain/src/(aggregates|documents|masters|tables)\\.ts$',
  '^domain/src/orders/order-code\\.ts$',
  '^domain/src/forecast/(opportunity|tracking|month-forecast|shown-opportunity)\\.ts$',
  '^domain/src/picking/access\\.ts$',
  '^domain/src/quotations/(quotation|line-rules|lines|quotable|rates|shared-quotation|what-if|compare-versions)\\.ts$',
];
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * One order is one stream, and warehouse, counter and finance each decide on it in their own context: they
 * share its state, its refusals and its events, and the order's state folds the events of its picking.
 */
const order = {
  decideOnIt: '^domain/src/(picking|dispatches|finance)/',
  sharedState: '^domain/src/orders/(order|guards|parts|events)\\.ts$',
  fold: '^domain/src/orders/order\\.ts$',
  folded: '^domain/src/picking/(events|picking)\\.ts$',
};

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
      'Contexts of the domain share the kernel and *.shared.ts alone; events of another are read by processes.',
      {
        path: '^domain/src/([^/]+)/',
        pathNot: ['^domain/src/kernel/', tests, '/views/', order.decideOnIt, order.fold],
      },
      { path: '^domain/src/[^/]+/', pathNot: ['^domain/src/$1/', '^domain/src/kernel/', '\\.shared\\.ts$'] },
    ),
    forbid(
      'views-apart',
      'A view may show rows that another context describes, nothing else of it.',
      { path: '^domain/src/([^/]+)/views/', pathNot: tests },
      {
        path: '^domain/src/[^/]+/',
        pathNot: ['^domain/src/$1/', '^domain/src/kernel/', '\\.shared\\.ts$', '^domain/src/[^/]+/views/'],
      },
    ),
    forbid(
      'order-deciders-apart',
      'Who decides on an order shares the order with the others, nothing else.',
      { path: '^domain/src/(picking|dispatches|finance)/', pathNot: [tests, '/views/'] },
      {
        path: '^domain/src/[^/]+/',
        pathNot: ['^domain/src/$1/', '^domain/src/kernel/', '\\.shared\\.ts$', order.sharedState],
      },
    ),
    forbid(
      'order-fold-apart',
      'The order folds the events of its picking, nothing else of other contexts.',
      { path: order.fold },
      { path: '^domain/src/[^/]+/', pathNot: ['^domain/src/(orders|kernel)/', '\\.shared\\.ts$', order.folded] },
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
    ...['projector', 'query-api'].map((app) =>
      forbid(
        `${app}-sees-no-decider`,
        'Readers see events, views and words, never a decider.',
        { path: `^${app}/src`, pathNot: tests },
        {
          path: '^domain/src/',
          pathNot: [
            '^domain/src/kernel/',
            '^domain/src/contract\\.ts$',
            '/events\\.ts$',
            '/views/',
            '/contract\\.ts$',
            '\\.shared\\.ts$',
            ...readable,
          ],
        },
      ),
    ),
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
