import type { FastifyInstance } from 'fastify'
import type { Engine } from '#framework/engine'
import { guest } from '#framework/permissions'
import { sendEncoded, type GuestResponses, type ProducedResponse } from '#framework/rest'
import { readFeed } from '#site/blog'

interface FeedOptions {
  readonly engine: Engine
  readonly guestResponses: GuestResponses
}

const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' } as const

function produceFeed(engine: Engine): Promise<ProducedResponse> {
  return engine.read(guest, async (documents, changeSet) => {
    const body = await readFeed(documents, engine.settings.publicUrl)
    return { status: 200, headers, body, tags: changeSet.read, freshFor: changeSet.freshFor }
  })
}

/** `/blog/rss.xml` from a guest's view; invalidated with its documents, and when a scheduled post is public. */
export function addFeedRoutes(app: FastifyInstance, { engine, guestResponses }: FeedOptions): void {
  app.get('/blog/rss.xml', async (request, reply) =>
    sendEncoded(request, reply, await guestResponses.respond('blog feed', () => produceFeed(engine))),
  )
}
