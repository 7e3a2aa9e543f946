import type { DocumentTypes, Methods } from '#contract'

type Output<Name extends keyof Methods> = Methods[Name]['output']

/** Money is decimal on the wire. A list includes nulls, a single document leaves empty fields out. */
export type WebsiteSettings = Output<'api.get_all_website_settings'>
export type SocialLinkName = keyof WebsiteSettings['app_settings']
export type MenuFlag = Extract<
  keyof WebsiteSettings,
  `enable_${string}_menu` | 'enable_wallet' | 'enable_gift_cards' | 'enable_reward_points'
>

export type PageContent = Output<'mobileapi.get_page_content'>
export type PageSection = PageContent['page_content'][number]
export type SectionType = PageSection['section_type']
export type MenuItem = PageContent['header_content']['menus'][number]
export type FooterItem = PageContent['footer_content']['items'][number]

export type Category = Output<'api.get_parent_categories'>[number]
export type BusinessDetail = Output<'mobileapi.get_business_detail'>[number]

export type EventDocument = DocumentTypes['Mela Event']
export type TicketType = EventDocument['ticket_types'][number]
export type EventCard = Pick<
  EventDocument,
  | 'name'
  | 'title'
  | 'event_image'
  | 'mobile_image'
  | 'short_description'
  | 'start_date'
  | 'end_date'
  | 'start_time'
  | 'end_time'
  | 'time_zone'
  | 'venue'
  | 'price'
  | 'capacity'
  | 'registration_end_date'
  | 'registration_link'
  | 'registration_label'
>

export type Album = DocumentTypes['Gallery']
export type AlbumItem = Album['gallery'][number]
export type AlbumCard = Pick<Album, 'name' | 'title' | 'cover_image' | 'picture_count'>

export type ProductCard = Output<'mela.catalog.get_products'>['products'][number]

export interface ContactMessage {
  username: string
  mailid: string
  phonenumber: string
  subject: string
  message: string
}
