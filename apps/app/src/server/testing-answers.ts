import type { EventDocument, PageContent, PageSection, WebsiteSettings } from '#client'
import type { CallResponse, PageRequest } from './contract.ts'

export const request = (path: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  path,
  search: '',
  origin: 'https://asha.example.org',
  language: 'en',
  today: '2026-11-20',
  ...changes,
})

export const message = (value: unknown): CallResponse => ({ status: 200, body: { message: value } })
export const data = (value: unknown): CallResponse => ({ status: 200, body: { data: value } })
export const missing: CallResponse = { status: 404, body: { exc_type: 'DoesNotExistError' } }
export const away: CallResponse = { status: 503, body: {} }

const menus = [{ menu_label: 'Events', redirect_url: '/events', icon: null, child_menu: [] }]
const footer = [
  {
    section_name: 'Help',
    section_type: 'Links',
    content: { links: [{ label: 'Terms', redirect_url: '/terms-condition' }] },
  },
]

export const settings: WebsiteSettings = {
  site_name: 'Asha',
  tagline: 'A fair and a school',
  website_logo: null,
  brand_colour: null,
  additional_menus: [],
  default_header: { name: 'H', title: 'Main', menus },
  default_footer: { name: 'F', title: 'Main', items: footer },
  enable_multi_store: 0,
  app_settings: {
    facebook_link: null,
    instagram_link: null,
    youtube_link: null,
    linked_in: null,
    twitter_link: null,
    pinterest_link: null,
  },
  event_document_type: 'Asha Event',
  currency: 'INR',
  country: 'India',
  time_zone: 'Asia/Kolkata',
  languages: ['en', 'hi', 'ta'],
  default_business: 'BS-00001',
  enable_home_menu: 1,
  enable_category_menu: 1,
  enable_wishlist_menu: 1,
  enable_cart_menu: 1,
  enable_orders_menu: 1,
  enable_profile_menu: 1,
  enable_wallet: 0,
  enable_gift_cards: 0,
  enable_reward_points: 0,
  enable_affiliates: 0,
  enable_blogs_menu: 1,
  enable_seller_menu: 1,
  enable_affiliate_menu: 1,
  enable_contact_menu: 1,
  enable_policies_menu: 1,
  trap_back: 1,
  reference_sites: [],
  theme_css: null,
}

export const section = (
  section_type: PageSection['section_type'],
  fields: Partial<PageSection> = {},
): PageSection => ({
  name: `section-${section_type}`,
  section_name: section_type,
  section_type,
  title: null,
  subtitle: null,
  view_more_label: null,
  view_more_redirect_to: null,
  view: 'Grid View',
  row_count: 4,
  content: {},
  data: [],
  ...fields,
})

export const page = (route: string, page_content: PageSection[]): PageContent => ({
  page: { route, title: 'About us', description: null, image: null, modified: '2026-11-01 10:00:00.000000' },
  page_content,
  header_content: { title: 'Main', menus },
  footer_content: { title: 'Main', items: footer },
})

export const event: EventDocument = {
  offers_pickup: 0,
  name: 'EV-1',
  title: 'Kite </script> morning',
  creation: '2026-11-01 10:00:00.000000',
  modified: '2026-11-01 10:00:00.000000',
  docstatus: 0,
  idx: 0,
  published: 1,
  visibility: 'public',
  start_date: '2026-11-29',
  start_time: '07:00:00',
  end_time: '10:30:00',
  time_zone: 'Asia/Kolkata',
  venue: 'Tank Ground',
  price: 150,
  capacity: 120,
  registration_end_date: '2026-11-27',
  ticket_types: [],
  questions: [],
  has_waitlist: 0,
}
