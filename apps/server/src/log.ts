export const logLevels = ['debug', 'info', 'warn', 'error'] as const

export type LogLevel = (typeof logLevels)[number]

/** What a line is about besides its text: short values without spaces. */
type LogFields = Readonly<Record<string, string | number>>

export type Log = Readonly<Record<LogLevel, (text: string, fields?: LogFields) => void>>

interface LogOptions {
  /** Lines below this level are left out. */
  readonly level: LogLevel
  readonly write: (line: string) => void
  readonly now?: () => Date
}

/** One line for each event, whatever the text is: a stack trace is joined by bars. */
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
 * A log for people and for tools: time (UTC), level, text, then `name=value` pairs. It never holds query strings, bodies,
 * addresses of people or secrets.
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
