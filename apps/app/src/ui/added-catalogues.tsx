import { addedMessages } from '../language/added-messages.tsx'

/** The messages of the blog, whose comments can be reported. */
export const BlogMessages = addedMessages('blog', 'flag')

export const CartMessages = addedMessages('cart')

export const FamilyMessages = addedMessages('family')

export const FormMessages = addedMessages('forms')

/** The words of albums and of the lightbox. */
export const GalleryMessages = addedMessages('gallery')

export const InboxMessages = addedMessages('inbox')

/** The words of the message board, of advertisements and of work. */
export const MarketMessages = addedMessages('market', 'flag', 'photos')

/** The words of a new password, and of signing in. */
export const PasswordMessages = addedMessages('password')

export const PayMessages = addedMessages('pay')

export const PlaceMessages = addedMessages('place')

export const RecommendationsMessages = addedMessages('recommendations')

/** The words of the website's pages and of pages to come. */
export const WebsiteMessages = addedMessages('website')
