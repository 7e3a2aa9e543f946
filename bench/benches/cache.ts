import { startControl, withControl, type Child } from '../site/child.ts'
import { duel } from '../measuring/duel.ts'
import type { BenchRequest } from '../measuring/load.ts'
import type { Row } from '../report/table.ts'
import { asGuest, fillWithEvents, listPath } from '../site/events.ts'
import type { Bench } from './bench.ts'

const LEAST = 0.6

const pageContent: BenchRequest = {
  method: 'POST',
  path: '/api/method/mobileapi.get_page_content',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ route: 'home-page', application_type: 'mobile' }),
}

async function bytesOf({ origin }: Child, { method, path, headers, body }: BenchRequest): Promise<number> {
  const asked = { ...headers, 'accept-encoding': 'identity' }
  const response = await fetch(origin + path, {
    method,
    headers: asked,
    ...(body === undefined ? {} : { body }),
  })
  return (await response.arrayBuffer()).byteLength
}

function compare(name: string, ours: Child, question: BenchRequest): Promise<Row> {
  const { method, path, body } = question
  const order = { method, address: ours.origin + path, body }
  return withControl(startControl('ready-bytes', order), async (control) => {
    const [left, right] = [await bytesOf(ours, question), await bytesOf(control, question)]
    if (left !== right) throw new Error(`${name}: ours sends ${left} bytes, the control ${right}`)
    return duel({ name, question, ours, control, least: LEAST, remarks: [`${left} bytes an answer`] })
  })
}

export const cache: Bench = {
  name: 'cache',
  async run(benchSite) {
    const server = await benchSite.server()
    await fillWithEvents(server)
    return [
      await compare('guest list of 20, cached', server, asGuest(listPath('1999-12-31'))),
      await compare('guest get_page_content, cached', server, pageContent),
    ]
  },
}
