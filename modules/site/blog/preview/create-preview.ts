import { link } from '#framework/doctypes'
import { hashSecret, randomSecret } from '#framework/identity'
import { method, onlyRoles } from '#framework/modules'
import { datetimeIn } from '#meta'
import { BlogPost } from '../post/blog-post.doctype.ts'
import { isPublicAt } from '../post/get-post.ts'
import { BlogPreview } from './blog-preview.doctype.ts'

const DAYS = 7
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000

/** Returns the address of a post: a preview link that expires after a week, or its own address once it is public. */
export const createPreview = method({
  access: onlyRoles('School Office', 'Store Manager', 'System Manager'),
  methods: ['POST'],
  input: { name: link('Blog Post', { required: true }) },
  async run({ input: { name }, documents, site }) {
    const post = await documents.get(BlogPost, name)
    const at = (moment: Date) => datetimeIn(site.settings.timeZone, moment)
    const now = at(documents.now)
    if (isPublicAt(post, now)) return { name, url: `/blog/${encodeURIComponent(post.route)}` }
    const system = documents.asSystem()
    await system.deleteWhere(BlogPreview, { expires_at: ['<', now] })
    const token = randomSecret()
    const expires_at = at(new Date(documents.now.getTime() + DAYS * DAY_MILLISECONDS))
    await system.insert(BlogPreview, { post: name, token_hash: hashSecret(token), expires_at })
    return { name, url: `/blog/preview/${token}` }
  },
})
