import { join } from 'node:path'
import type { Database } from '#framework/database'
import { deadLetters } from '#framework/dead-letters'
import { deletedDocuments } from '#framework/deleted-documents'
import { createEngine, type Engine } from '#framework/engine'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import { records } from '#framework/records'
import { rights } from '#framework/rights'
import { rpc } from '#framework/rpc'
import { books } from '#money/books'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { notifications } from '#site/notifications'
import { bills } from '../../modules/money/books/actions/sample-bill.ts'

const modules = [
  ...[identity, rights, files, records, deletedDocuments, rpc, deadLetters],
  ...[notifications, ledger, payments, books, bills],
]

export const TIME_ZONE = 'Asia/Kolkata'

interface Ground {
  readonly database: Database
  readonly dataFolder: string
  readonly port: number
  readonly clock?: () => Date
}

/** The house without its screens: bills to pay, and made-up money to pay them with. */
export function stormHouse({ database, dataFolder, port, clock = () => new Date() }: Ground): Engine {
  const origin = `http://127.0.0.1:${port}`
  return createEngine({
    database,
    modules,
    settings: {
      ...{ timeZone: TIME_ZONE, dataFolder, publicUrl: origin, methodPrefixes: ['mela'] },
      payments: { sandbox: true, hookOrigin: origin },
      clock,
      onError: (where, error) => process.stderr.write(`${where}: ${String(error)}\n`),
    },
  })
}

/** Where the embedded database of a data folder stands. */
export const databaseFolder = (dataFolder: string): string => join(dataFolder, 'postgres')
