import { datetime, docType, grant, link, text } from '#framework/doctypes'

/** A link to a post that is not public yet. Only the hash of its token is stored. */
export const BlogPreview = docType('Blog Preview', {
  fields: {
    post: link('Blog Post', { required: true, readOnly: true, indexed: true }),
    token_hash: text({ required: true, readOnly: true, unique: true, description: 'Stored as a hash' }),
    expires_at: datetime({ required: true, readOnly: true, indexed: true }),
  },
  access: { 'System Manager': grant({}) },
  trackChanges: false,
})
