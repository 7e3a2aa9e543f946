import { text } from '#framework/doctypes'
import { hashSecret, isSecret } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { datetimeIn } from '#meta'
import { blogErrors } from '../errors.ts'
import { BlogPost } from '../post/blog-post.doctype.ts'
import { isPublicAt, postPage } from '../post/get-post.ts'
import { BlogPreview } from './blog-preview.doctype.ts'

/**
 * Returns the post of a preview link as readers will see it. Not cached for guests, so that it ends with its link;
 * `is_public` says that readers see the post at its own address.
 */
export const getPreview = method({
  access: anyone,
  methods: ['POST'],
  isTranslated: true,
  input: { token: text({ required: true }) },
  async run({ input: { token }, documents, language, site }) {
    if (!isSecret(token)) throw blogErrors.preview_ended()
    const now = datetimeIn(site.settings.timeZone, documents.now)
    const system = documents.asSystem()
    const where = { token_hash: hashSecret(token), expires_at: ['>=', now] } as const
    const [preview] = await system.find(BlogPreview, { where, limit: 1 })
    if (!preview) throw blogErrors.preview_ended()
    const post = await system.get(BlogPost, preview.post)
    return {
      is_public: isPublicAt(post, now) ? (1 as const) : (0 as const),
      expires_at: preview.expires_at,
      post: await postPage({ documents, language }, post),
    }
  },
})
