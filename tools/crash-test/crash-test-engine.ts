import { join } from 'node:path'
import type { Database } from '#framework/database'
import { deadLetters } from '#framework/dead-letters'
import { deletedDocuments } from '#framework/deleted-documents'
import { createEngine, type Engine } from '#framework/engine'
import { files } from '#framework/files'
import { identity } from '#framework/identity'
import type { Module } from '#framework/modules'
import { records } from '#framework/document-history'
import { permissionAdmin } from '#framework/permission-admin'
import { rpc } from '#framework/rpc'
import { books } from '#money/books'
import { ledger } from '#money/ledger'
import { payments } from '#money/payments'
import { notifications } from '#site/notifications'

const baseModules = [
  ...[identity, permissionAdmin, files, records, deletedDocuments, rpc, deadLetters],
  ...[notifications, ledger, payments, books],
]

export type Scenario = 'bills' | 'shop'

async function modulesOf(scenario: Scenario): Promise<readonly Module[]> {
  if (scenario === 'shop') return [...baseModules, ...(await import('./shop-modules.ts')).shopModules]
  return [...baseModules, (await import('../../modules/money/books/testing/sample-bill.ts')).bills]
}

export const TIME_ZONE = 'Asia/Kolkata'

interface Ground {
  readonly database: Database
  readonly dataFolder: string
  readonly port: number
  readonly clock?: () => Date
  readonly scenario?: Scenario | undefined
}

export async function createCrashTestEngine(ground: Ground): Promise<Engine> {
  const { database, dataFolder, port, clock = () => new Date(), scenario = 'bills' } = ground
  const origin = `http://127.0.0.1:${port}`
  return createEngine({
    database,
    modules: await modulesOf(scenario),
    settings: {
      ...{ timeZone: TIME_ZONE, dataFolder, publicUrl: origin, methodPrefixes: ['mela'] },
      payments: { sandbox: true, hookOrigin: origin },
      clock,
      onError: (where, error) => process.stderr.write(`${where}: ${String(error)}\n`),
    },
  })
}

export const databaseFolder = (dataFolder: string): string => join(dataFolder, 'postgres')
