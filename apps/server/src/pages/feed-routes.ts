import type { FastifyInstance } from 'fastify'
import type { Engine } from '#framework/engine'
import { guest } from '#framework/permissions'
import { sendReady, type GuestAnswers, type Produced } from '#framework/rest'
import { readFeed } from '#site/blog'

interface FeedOptions {
  readonly engine: Engine
  readonly answers: GuestAnswers
}

const headers = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' } as const

function produceFeed(engine: Engine): Promise<Produced> {
  return engine.read(guest, async (documents, journal) => {
    const body = await readFeed(documents, engine.settings.publicUrl)
    return { status: 200, headers, body, tags: journal.read, freshFor: journal.freshFor }
  })
}

/** `/blog/rss.xml` from a guest's view; invalidated with its documents, and when a scheduled post is public. */
export function addFeedRoutes(app: FastifyInstance, { engine, answers }: FeedOptions): void {
  app.get('/blog/rss.xml', async (request, reply) =>
    sendReady(request, reply, await answers.answer('blog feed', () => produceFeed(engine))),
  )
}
