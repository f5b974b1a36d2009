import { type DestinationStream, type LevelWithSilent, type Logger as PinoLogger, pino } from 'pino'

export type Logger = PinoLogger
export type LogLevel = LevelWithSilent

// Names under which secrets and people's data travel. Nothing logs them on purpose; this is the second lock.
const secret = ['password', 'otp', 'token', 'access_token', 'api_key', 'apiKey', 'authorization', 'cookie', 'secret', 'signature']
const personal = ['email', 'username', 'userName', 'user_email', 'fileName', 'phone', 'firstName', 'lastName', 'name', 'text']
const redacted = [...secret, ...personal].flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/**
 * One JSON line an event, on standard output unless `destination` is given. Errors are told by kind, code and place; never document
 * text, file names, addresses or credentials.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[hidden]' },
    serializers: { error: describeError, err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What is safe to say of an error: its kind, code and where it came from. Messages of databases and parsers can quote data: they are left out. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? { code: error.code } : {}
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    ...code,
    frames: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  }
}
