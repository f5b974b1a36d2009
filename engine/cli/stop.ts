import { constants } from 'node:os'

/** How long an orderly stop may take, in milliseconds: a worker is killed in some 10, its folder removed in as many. */
const orderlyMs = 2000

export interface Stopped {
  /** Aborts when the command is to stop. */
  readonly signal: AbortSignal
  /** 128 + N once signal N has come, null before. */
  readonly exitCode: number | null
  /** The command is through: listening no longer keeps the process alive. */
  done(): void
}

/** Listens for the signals that ask a program to stop, and for the end of the launcher that started it. A second signal, or a stop that takes too long, ends the process as it stands. */
export function onStop(): Stopped {
  const controller = new AbortController()
  let exitCode: number | null = null
  const stop = (name: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => {
    const code = 128 + constants.signals[name]
    if (exitCode !== null) process.exit(code)
    exitCode = code
    setTimeout(() => process.exit(code), orderlyMs).unref()
    controller.abort()
  }
  const onDisconnect = () => stop('SIGHUP')
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop)
  process.on('disconnect', onDisconnect)
  process.channel?.unref()
  return {
    signal: controller.signal,
    get exitCode() {
      return exitCode
    },
    done() {
      process.removeListener('disconnect', onDisconnect)
      if (process.connected) process.disconnect?.()
    },
  }
}
