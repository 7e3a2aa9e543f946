import { readFileSync } from 'node:fs'

/** Lines of PostgreSQL's own mark: its process, port, the folder of its socket, and how it stands. */
const LINE = { process: 0, port: 3, socket: 4, state: 7 }

/** What the mark of a process says; a guard's mark has its number alone. */
export interface ProcessMark {
  readonly pid: number
  readonly port: number
  readonly socket: string
  readonly isReady: boolean
}

/**
 * Reads a mark; null where there is none, or none that is whole. One that goes between two looks is not an error:
 * PostgreSQL takes away what it left after a crash while somebody waits for it.
 */
export function readMark(file: string): ProcessMark | null {
  const lines = linesOf(file)
  const pid = Number.parseInt(lines[LINE.process] ?? '', 10)
  if (!(pid > 1)) return null
  const isReady = lines[LINE.state]?.trim() === 'ready'
  return { pid, port: Number(lines[LINE.port]), socket: lines[LINE.socket] ?? '', isReady }
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
