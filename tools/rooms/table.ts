// Who may enter what. This table is the authority; docs/layout.md quotes it. Changing it is a decision and gets a record in docs/decisions.

export interface Room {
  /** A folder (everything below it) or one file. `*` stands for one name: each is a room of its own. */
  readonly rooms: readonly string[]
  /** Rooms it may import from, its own aside. */
  readonly may: readonly string[]
  /** Which of its files others may import: its index alone, or any. Default: index. */
  readonly door?: 'index' | 'any'
}

/** What every stage of the engine stands on. */
const ground = ['engine/stages.ts', 'engine/values', 'engine/model', 'engine/geometry']
const stages = ['load', 'read', 'tables', 'layout', 'structure', 'fields', 'export'].map((name) => `engine/${name}`)

/** Platform rooms that need no other. */
const firstFloor = ['clock', 'log', 'secrets', 'files', 'social-sign-in', 'outbound', 'model-endpoint'].map(
  (name) => `server/platform/${name}`,
)
const database = 'server/platform/database'
const folderLock = 'server/platform/database/folder-lock.ts'
/** Platform rooms that keep something in the database. */
const secondFloor = ['mail', 'queue', 'rate-limits', 'idempotency', 'card-payments'].map((name) => `server/platform/${name}`)
const platform = [...firstFloor, database, folderLock, ...secondFloor]

/** What a feature of the server says, refuses and answers with. */
const speech = ['contracts', 'server/api-error.ts', 'server/caller.ts', 'server/feature.ts']
const features = [
  'accounts',
  'access',
  'api-keys',
  'credits',
  'payments',
  'conversions',
  'public-api',
  'webhooks',
  'enquiries',
  'operations',
  'samples',
  'templates',
].map((name) => `server/${name}`)
/** How the server speaks HTTP, whatever the feature. */
const http = [
  'mount.ts',
  'once.ts',
  'openapi.ts',
  'openapi-links.ts',
  'openapi-schemas.ts',
  'packed.ts',
  'problem.ts',
  'security-headers.ts',
  'slow-body.ts',
  'web-pages.ts',
  'docs',
].map((name) => `server/${name}`)

/** What the composer puts together beside features and platform. */
const composed = ['app', 'background', 'rounds', 'config', 'generated-secret', 'node-version']
  .map((name) => `server/${name}.ts`)
  .concat('server/admin')
/** The loose files of the web application that know its pages. */
const knowPages = ['web/routes.tsx', 'web/main.tsx', 'web/prerender.tsx', 'web/Root.tsx']

/** The first entry that fits a file is its room. */
export const table: readonly Room[] = [
  { rooms: ['contracts'], may: [], door: 'any' },

  { rooms: ['engine/geometry'], may: [] },
  { rooms: ['engine/model'], may: ['engine/geometry'] },
  { rooms: ['engine/values'], may: ['engine/model', 'engine/geometry'] },
  { rooms: ['engine/stages.ts'], may: ['engine/model', 'engine/geometry'] },
  // What can be done with pixels alone: straightening, rulings, outlines. No opinion about words.
  { rooms: ['engine/picture'], may: ['engine/geometry', 'engine/stages.ts'] },
  // Whether a document's own figures agree, and a person's corrections applied to it: runs in workers and in the browser alike.
  { rooms: ['engine/checks'], may: ['engine/model', 'engine/values', 'engine/geometry'] },
  { rooms: ['engine/review'], may: ['engine/model', 'engine/values', 'engine/geometry', 'engine/checks'] },
  { rooms: ['engine/read', 'engine/ocr', 'engine/load'], may: [...ground, 'engine/picture'] },
  { rooms: ['engine/fields', 'engine/export'], may: [...ground, 'engine/checks'] },
  { rooms: [...stages, 'engine/vision', 'engine/draw'], may: ground },
  { rooms: ['engine/golden'], may: ['engine/model'] },
  { rooms: ['engine/convert.ts'], may: [...ground, ...stages, 'engine/picture'] },
  {
    rooms: ['engine/index.ts'],
    may: ['engine/convert.ts', ...ground, 'engine/load', 'engine/picture', 'engine/ocr', 'engine/vision', 'engine/draw', 'engine/review'],
  },
  {
    rooms: ['engine/sandbox'],
    may: ['engine/index.ts', 'engine/stages.ts', 'engine/model', 'engine/ocr', 'engine/picture', 'engine/draw', 'engine/review'],
  },
  {
    rooms: ['engine/cli', 'engine/cli.ts'],
    may: ['engine/cli', 'engine/index.ts', 'engine/sandbox', 'engine/stages.ts', 'engine/model', 'client'],
    door: 'any',
  },

  { rooms: firstFloor, may: [] },
  // What it throws must be known before the database itself is loaded.
  { rooms: [folderLock], may: [] },
  { rooms: [database], may: [folderLock, 'server/platform/log'] },
  { rooms: secondFloor, may: [...firstFloor, database] },
  { rooms: ['server/api-error.ts', 'server/caller.ts', 'server/feature.ts'], may: speech },
  { rooms: ['server/config.ts'], may: ['contracts', ...platform] },
  { rooms: ['server/api-keys', 'server/credits', 'server/enquiries'], may: [...speech, ...platform] },
  { rooms: ['server/samples'], may: [...speech, ...platform, 'engine/sandbox', 'engine/model'] },
  { rooms: ['server/templates'], may: [...speech, ...platform, 'engine/model'] },
  { rooms: ['server/accounts', 'server/payments'], may: [...speech, ...platform, 'server/credits'] },
  // Files are read in the sandbox and nowhere else: the engine's own door stays shut to the server.
  { rooms: ['server/conversions'], may: [...speech, ...platform, 'server/credits', 'engine/sandbox', 'engine/model', 'engine/review'] },
  // The same conversions for programs: jobs of several documents, counted and told of.
  { rooms: ['server/webhooks'], may: [...speech, ...platform] },
  {
    rooms: ['server/public-api'],
    may: [...speech, ...platform, 'server/credits', 'server/conversions', 'server/webhooks', 'engine/model'],
  },
  { rooms: ['server/operations'], may: [...speech, ...platform, 'server/config.ts'], door: 'any' },
  { rooms: http, may: [...speech, ...http, 'server/platform/files', 'server/platform/idempotency'] },
  { rooms: ['server/access'], may: [...speech, ...http, ...platform, 'server/accounts', 'server/api-keys'] },
  { rooms: ['server/app.ts'], may: [...speech, ...http, ...platform, ...features] },
  { rooms: ['server/admin/cli.ts'], may: [...platform, 'server/admin', 'server/config.ts', 'server/service.ts', 'server/node-version.ts'] },
  { rooms: ['server/admin'], may: [...speech, ...platform, 'server/credits', 'server/enquiries'] },
  { rooms: ['server/background.ts', 'server/rounds.ts', 'server/generated-secret.ts', 'server/node-version.ts'], may: platform },
  // The only composer: opens the platform and every feature, for the service itself and for the operator's commands.
  { rooms: ['server/service.ts'], may: [...speech, ...platform, ...features, ...composed, 'engine/sandbox'] },
  { rooms: ['server/run.ts'], may: [...platform, ...composed, 'server/service.ts'] },
  { rooms: ['server/main.ts'], may: ['server/node-version.ts', 'server/run.ts'] },
  // The last ones exist as tests only: of the whole service, seen from outside.
  {
    rooms: [
      'server/testing.ts',
      'server/contract.ts',
      'server/quickstart.ts',
      'server/developers.ts',
      'server/mail-outage.ts',
      'server/two-processes.ts',
    ],
    may: speech,
  },

  { rooms: ['web/texts'], may: [], door: 'any' },
  { rooms: ['web/ui'], may: ['web/texts'], door: 'any' },
  { rooms: ['web/viewer'], may: ['web/ui', 'web/texts', 'web/*', 'contracts', 'engine/model', 'engine/review'], door: 'any' },
  { rooms: ['web/conversions'], may: ['web/ui', 'web/texts', 'web/*', 'contracts', 'engine/model'], door: 'any' },
  {
    rooms: ['web/pages/*'],
    may: ['web/ui', 'web/texts', 'web/viewer', 'web/conversions', 'web/*', 'contracts', 'engine/model', 'engine/review'],
    door: 'any',
  },
  { rooms: ['web/styles', 'web/fonts', 'web/public'], may: [], door: 'any' },
  {
    rooms: knowPages,
    may: [...knowPages, 'web/*', 'web/pages/*', 'web/ui', 'web/texts', 'web/styles', 'contracts'],
    door: 'any',
  },
  { rooms: ['web/*'], may: ['web/*', 'web/ui', 'web/texts', 'contracts'], door: 'any' },

  // The service is measured over HTTP, started as operators start it; its ledger also below HTTP, where nothing else takes time.
  { rooms: ['bench/server'], may: ['contracts', 'server/credits', database, 'tools/postgres.ts', 'engine/sandbox'], door: 'any' },
  { rooms: ['bench/site'], may: ['bench/server'] },
  { rooms: ['bench'], may: ['engine/index.ts', 'engine/sandbox', 'engine/model'] },
  // Stands alone: what it knows of the service is written out of the contract as types.
  { rooms: ['client'], may: [] },
  { rooms: ['mcp'], may: ['client', 'engine/sandbox', 'engine/model'] },
  { rooms: ['e2e'], may: ['contracts'], door: 'any' },
  { rooms: ['tools/postgres.ts'], may: [] },
  { rooms: ['tools'], may: ['contracts', 'tools/postgres.ts', 'engine/sandbox'], door: 'any' },
]
