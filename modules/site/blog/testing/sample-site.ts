import { always, docType, everything, reading, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, valuesOf, type TestClient, type TestSite } from '#framework/testing'
import { datetimeIn } from '#meta'
import { moderation } from '#site/moderation'
import { notifications } from '#site/notifications'
import { search } from '#site/search'
import { translations } from '#site/translations'
import { website } from '#site/website'
import { blog } from '../index.ts'

const placeholder = (name: string) =>
  docType(name, { fields: { title: text() }, access: { 'System Manager': everything, All: reading(always) } })

const placeholders = defineModule({
  name: 'placeholders',
  docTypes: ['Business', 'Product', 'Mela Event'].map(placeholder),
})

export interface BlogSite {
  readonly site: TestSite
  readonly office: TestClient
  readonly category: string
}

export async function blogSite(): Promise<BlogSite> {
  const site = await testSite([
    ...[website, translations, search, notifications, moderation],
    ...[placeholders, blog],
  ])
  const office = await site.userWith('School Office')
  await site.administrator.put('/api/resource/Moderation Settings/Moderation Settings', {
    new_account_posts: 50,
  })
  const { data } = await office.post('/api/resource/Blog Category', {
    ...{ category_name: 'Workshops', route: 'workshops' },
  })
  return { site, office, category: String(valuesOf(data)['name']) }
}

export const call = (client: TestClient, method: string, values: object = {}) =>
  client.post(`/api/method/mela.blog.${method}`, values)

/** Returns the site's time some seconds from now, 'YYYY-MM-DD HH:MM:SS'. */
export const inSeconds = (seconds: number): string =>
  datetimeIn('Asia/Kolkata', new Date(Date.now() + seconds * 1000))

let made = 0

/** Saves a post as the office does; its path is unique by default. */
export const savePost = ({ office, category }: BlogSite, values: object = {}) =>
  office.post('/api/resource/Blog Post', {
    ...{
      title: 'A pot',
      route: `a-pot-${(made += 1)}`,
      category,
      summary: 'How it is made',
      author: 'Kavitha',
    },
    ...{ body: '<p>Clay</p>', published: 1, ...values },
  })

export async function newPost(work: BlogSite, values: object = {}): Promise<{ name: string; route: string }> {
  const { data } = await savePost(work, values)
  const { name, route } = valuesOf(data)
  return { name: String(name), route: String(route) }
}
