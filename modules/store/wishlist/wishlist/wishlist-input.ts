import { text } from '#framework/doctypes'

/** A guest's token; whoever is signed in has his own lists, whatever stands here. */
export const wishlist_token = text({ maxLength: 60 })

/** Whose lists, and which of them. */
export const listInput = { list: text({ required: true, maxLength: 40 }), wishlist_token } as const

export const itemInput = { variant: text({ required: true }), business: text({ required: true }) } as const
