import { once } from 'node:events'
import { Agent, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NotPublic } from '#framework/outbound-http'
import { postPublic, postTo } from './post.ts'

const received: string[] = []
const server = createServer((request, response) => {
  void text(request).then((body) => {
    received.push(`${request.url} ${body}`)
    if (request.url === '/moved') response.writeHead(302, { location: '/inside' }).end()
    else if (request.url === '/endless') response.writeHead(200).write('x'.repeat(100_000))
    else response.writeHead(204).end()
  })
})

let origin = ''
const agent = new Agent()
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${Reflect.get(Object(server.address()), 'port')}`
})
afterAll(() => {
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

const post = (path: string) => {
  const url = new URL(path, origin)
  return postTo(url, { url: url.href, headers: {}, body: '{}' }, agent)
}

test('The response status decides success', async () => {
  expect(await post('/there')).toBe(204)
  expect(received).toContain('/there {}')
})

test('Redirects are not followed', async () => {
  expect(await post('/moved')).toBe(302)
  expect(received).not.toContain('/inside {}')
})

test('An endless response is cut off', async () => {
  expect(await post('/endless')).toBe(200)
})

test.each(['https://127.0.0.1/x', 'https://localhost/x', 'http://example.org/x'])(
  '%s is refused as a target',
  async (url) => {
    await expect(postPublic({ url, headers: {}, body: '{}' })).rejects.toBeInstanceOf(NotPublic)
  },
)
