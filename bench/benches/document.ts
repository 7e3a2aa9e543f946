import type { Row } from '../report/row.ts'
import { asGuest, eventPath, fillWithEvents, namesOf } from '../site/events.ts'
import { statementsFor } from '../site/statements.ts'
import type { Bench } from './bench.ts'

interface EventAnswer {
  readonly data: { readonly ticket_types: readonly unknown[]; readonly questions: readonly unknown[] }
}

function rowOf(statements: readonly string[], { data }: EventAnswer): Row {
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

/** How many round trips a document with its child rows takes. */
export const document: Bench = {
  name: 'document',
  async run(ground) {
    const server = await ground.server()
    await fillWithEvents(server)
    const [name = ''] = await namesOf(server, [['start_date', '<', '2002-01-01']])
    const { statements, body } = await statementsFor(ground.dataFolder, asGuest(eventPath(name)))
    return [rowOf(statements, JSON.parse(body) as EventAnswer)]
  },
}
