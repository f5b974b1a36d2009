export type { AdminTools, Outcome } from './commands.ts'
export { runCommand } from './commands.ts'
export { adminSocketPath, askService, listenForCommands } from './socket.ts'
