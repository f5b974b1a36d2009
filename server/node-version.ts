// Imported first by main.ts: says what is wrong before anything else fails in a way that nobody understands.

const oldestMajor = 24

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < oldestMajor) {
  console.error(`Docmill needs Node.js ${oldestMajor} or newer; this is ${process.versions.node}. "npm start" brings its own.`)
  process.exit(1)
}
