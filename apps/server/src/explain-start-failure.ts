import { EmbeddedDatabaseError, errorCode } from '#framework/database'
import { UnknownDatabaseError } from '#framework/schema'
import type { Settings } from './settings.ts'

type Where = Pick<Settings, 'host' | 'port' | 'dataFolder'>

const pathOf = (error: Error): string =>
  'path' in error && typeof error.path === 'string' ? error.path : 'a file'

const isListening = (error: Error): boolean => 'syscall' in error && error.syscall === 'listen'

function listenRefusal(code: string | undefined, { host, port }: Where): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use. Stop the other program, or set PORT to a free port.`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to 1024 or higher.`
    case 'EADDRNOTAVAIL':
      return `This computer has no address ${host}. Set HOST to one of its addresses.`
    default:
      return null
  }
}

function fileRefusal(error: Error, { dataFolder }: Where): string | null {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user may not write to ${pathOf(error)}. Set MELA_DATA (now ${dataFolder}) to a folder that it owns.`
    case 'ENOSPC':
      return `The disk that holds ${dataFolder} is full.`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${pathOf(error)} is not a folder. Set MELA_DATA (now ${dataFolder}) to a folder.`
    default:
      return null
  }
}

/** Explains a failed start in one line for the operator; unexpected errors stay unchanged. */
export function explainStartFailure(error: unknown, where: Where): unknown {
  if (!(error instanceof Error) || error instanceof StartRefusal) return error
  if (error instanceof EmbeddedDatabaseError || error instanceof UnknownDatabaseError)
    return new StartRefusal(error.message)
  const code = errorCode(error)
  const text = isListening(error) ? listenRefusal(code, where) : fileRefusal(error, where)
  return text === null ? error : new StartRefusal(text)
}

/** A failed start's reason for the operator, in one line without a stack trace. */
export class StartRefusal extends Error {}
