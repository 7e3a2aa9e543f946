import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testSite, type TestSite } from '#framework/testing'
import { addHealthRoutes } from './health-routes.ts'

const token = 'a-token-of-sixteen'

let site: TestSite
beforeAll(async () => {
  site = await testSite([])
})
afterAll(() => site.close())

function open(metricsToken?: string) {
  const app = Fastify()
  onTestFinished(() => app.close())
  addHealthRoutes(app, site.engine.database, metricsToken)
  return (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers, remoteAddress })
}

test('Without a token the metrics are served to this computer only, and not through a proxy', async () => {
  const ask = open()
  expect((await ask('/metrics')).body).toContain('mela_http_duration_seconds')
  expect((await ask('/metrics', {}, '::ffff:127.0.0.1')).statusCode).toBe(200)
  const away: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    { via: '1.1 proxy' },
    { host: 'school.example' },
  ]
  for (const headers of away) {
    const refused = await ask('/metrics', headers)
    expect([refused.statusCode, refused.body.includes('mela_')]).toEqual([403, false])
  }
  expect((await ask('/metrics', {}, '203.0.113.9')).statusCode).toBe(403)
})

test('With a token the metrics are served to every caller who sends it', async () => {
  const ask = open(token)
  expect((await ask('/metrics')).statusCode).toBe(403)
  expect((await ask('/metrics', { authorization: `Bearer ${token}x` })).statusCode).toBe(403)
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' }
  expect((await ask('/metrics', headers, '203.0.113.9')).statusCode).toBe(200)
})

test('Liveness and readiness are served to everyone', async () => {
  const ask = open(token)
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  expect((await ask('/healthz', headers)).json()).toEqual({ status: 'alive' })
  expect((await ask('/readyz', headers)).json()).toEqual({ status: 'ready' })
})
