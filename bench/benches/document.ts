import { deepEqual } from 'node:assert/strict'
import { duel } from '../measuring/duel.ts'
import type { Row } from '../report/table.ts'
import { type Child, startControl, withControl } from '../site/child.ts'
import { asGuest, eventPath, fillWithEvents, namesOf } from '../site/events.ts'
import { type BenchSite, socketFolderOf } from '../site/bench-site.ts'
import { statementsFor, type Counted } from '../site/statements.ts'
import type { Bench } from './bench.ts'

const LEAST = 0.5

interface EventAnswer {
  readonly data: { readonly ticket_types: readonly unknown[]; readonly questions: readonly unknown[] }
}

let asked = 0

const newPath = (name: string): string => `${eventPath(name)}?asked=${(asked += 1)}`

function countRow(statements: readonly string[], { data }: EventAnswer): Row {
  const { ticket_types, questions } = data
  if (ticket_types.length === 0 || questions.length === 0) throw new Error('The event has no child rows')
  return {
    name: 'one document with its child rows',
    ours: `${statements.length} statement${statements.length === 1 ? '' : 's'}`,
    target: '1',
    isMet: statements.length === 1,
    remarks: [`${ticket_types.length} ticket types and ${questions.length} questions came with it`],
  }
}

async function answerOf({ origin }: Child, name: string): Promise<unknown> {
  const response = await fetch(origin + newPath(name), { headers: { 'accept-encoding': 'identity' } })
  return response.json()
}

async function compare(benchSite: BenchSite, name: string, { sent }: Counted): Promise<Row> {
  const server = await benchSite.server()
  const [select, ...more] = sent
  if (select === undefined || more.length > 0) throw new Error(`${sent.length} statements for one document`)
  const order = {
    socketFolder: socketFolderOf(benchSite.dataFolder),
    sql: select.text,
    values: select.values.map((value) => (value === name ? null : value)),
    doctype: 'Mela Event',
    tables: { ticket_types: 'Event Ticket Type', questions: 'Event Question' },
  }
  return withControl(startControl('same-document', order), async (control) => {
    deepEqual(await answerOf(control, name), await answerOf(server, name))
    const question = { ...asGuest(newPath(name)), nextPath: () => newPath(name) }
    const title = 'one document with two child tables, uncached'
    return duel({ name: title, question, ours: server, control, least: LEAST })
  })
}

export const document: Bench = {
  name: 'document',
  async run(benchSite) {
    const server = await benchSite.server()
    await fillWithEvents(server)
    const [name = ''] = await namesOf(server, [['start_date', '<', '2002-01-01']])
    const counted = await statementsFor(benchSite.dataFolder, asGuest(newPath(name)))
    return [
      countRow(counted.statements, counted.json<EventAnswer>()),
      await compare(benchSite, name, counted),
    ]
  },
}
