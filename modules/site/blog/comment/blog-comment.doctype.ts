import {
  always,
  both,
  docType,
  everything,
  grant,
  link,
  longText,
  reading,
  series,
  text,
  through,
  where,
} from '#framework/doctypes'
import { moderatedFields } from '#site/moderation'

const PRIVATE_LEVEL = 1
export const LONGEST_COMMENT = 2000

const ofPublicPost = both(where({ is_hidden: 0 }), through('post', 'Blog Post', where({ published: 1 })))
const looksAfter = grant({ select: always, read: always, report: always, delete: always }, [0, PRIVATE_LEVEL])

/** A reader's comment. Hidden without a reason: it waits for the office's review. */
export const BlogComment = docType('Blog Comment', {
  naming: series('BLC-.######'),
  fields: {
    post: link('Blog Post', {
      required: true,
      readOnly: true,
      setOnlyOnce: true,
      inList: true,
      indexed: true,
    }),
    text: longText({ label: 'Comment', required: true, readOnly: true, maxLength: LONGEST_COMMENT }),
    author_name: text({ required: true, readOnly: true, maxLength: 140, inList: true }),
    author: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, level: PRIVATE_LEVEL },
      ignoreUserPermissions: true,
    }),
    ...moderatedFields,
  },
  access: {
    'System Manager': everything,
    'School Office': looksAfter,
    Moderator: looksAfter,
    All: reading(ofPublicPost),
    Guest: reading(ofPublicPost),
  },
  titleField: 'author_name',
  sort: 'creation desc',
})
