export const logLevels = ['debug', 'info', 'warn', 'error'] as const

export type LogLevel = (typeof logLevels)[number]

type LogFields = Readonly<Record<string, string | number>>

export type Log = Readonly<Record<LogLevel, (text: string, fields?: LogFields) => void>>

interface LogOptions {
  readonly level: LogLevel
  readonly write: (line: string) => void
  readonly now?: () => Date
}

/** Joins the lines of a stack trace by bars, because each event is one line. */
function oneLine(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' | ')
}

function lineOf(level: LogLevel, text: string, { now, fields }: { now: Date; fields: LogFields }): string {
  const named = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`)
  return `${now.toISOString()} ${level.padEnd(5)} ${oneLine(text)}${named.join('')}`
}

/**
 * Log for people and tools: time (UTC), level, text, then `name=value` pairs. Without query strings, bodies, people's
 * addresses or secrets.
 */
export function createLog({ level, write, now = () => new Date() }: LogOptions): Log {
  const least = logLevels.indexOf(level)
  const at =
    (one: LogLevel) =>
    (text: string, fields: LogFields = {}) => {
      if (logLevels.indexOf(one) >= least) write(`${lineOf(one, text, { now: now(), fields })}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
