#!/usr/bin/env node
// The same as `docmill mcp`, for clients that want a program of its own name.

process.argv.splice(2, 0, 'mcp')
await import('../../engine/bin/docmill.mjs')
