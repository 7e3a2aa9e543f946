import { int, text } from '#framework/doctypes'

/** A guest's token; whoever is signed in has his own cart, whatever stands here. */
export const cart_token = text({ maxLength: 60 })

/** Whose cart, and the version that the caller looks at. */
export const opening = { cart_token, version: int({ min: 0 }) } as const
