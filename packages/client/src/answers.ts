/** The shapes of the answers that the app reads. Money is decimal on the wire; a missing value is null. */
export type Check = 0 | 1

export interface MenuItem {
  menu_label: string
  redirect_url: string
  icon: string | null
  child_menu: MenuItem[]
}

export interface FooterItem {
  section_name: string
  section_type: string
  content: Record<string, unknown>
}

export type SectionType =
  | 'slider'
  | 'product list'
  | 'category list'
  | 'event list'
  | 'gallery strip'
  | 'rich text'
  | 'image'
  | 'video'
  | 'banner'
  | 'testimonial'
  | 'counter'
  | 'faq'
  | 'map'
  | 'form'

export interface PageSection {
  name: string
  section_name: string
  section_type: SectionType
  title: string | null
  subtitle: string | null
  view_more_label: string | null
  view_more_redirect_to: string | null
  view: 'Grid View' | 'List View'
  row_count: number
  /** What the editor wrote, by section type. */
  content: Record<string, unknown>
  /** What the server looked up, by section type. */
  data: unknown[]
}

export interface PageContent {
  page: { route: string; title: string; description: string | null; image: string | null; modified: string }
  page_content: PageSection[]
  header_content: { title: string; menus: MenuItem[] }
  footer_content: { title: string; items: FooterItem[] }
}

export interface Category {
  name: string
  category_name: string
  category_image: string | null
  mobile_image: string | null
  full_description: string | null
  route: string
  products_count: number
  child: Category[]
}

export interface EventCard {
  name: string
  title: string
  event_image: string | null
  mobile_image: string | null
  short_description: string | null
  start_date: string
  end_date: string
  start_time: string | null
  end_time: string | null
  time_zone: string | null
  venue: string | null
  price: number | null
  capacity: number | null
  registration_end_date: string | null
  registration_link: string | null
  registration_label: string | null
}

export interface TicketType {
  label: string
  price: number
  seats_per_ticket: number
  capacity: number | null
  min_age: number | null
  max_age: number | null
}

export interface EventDocument extends EventCard {
  banner_image: string | null
  description: string | null
  visibility: string
  published: Check
  ticket_types: TicketType[]
}

export interface ProductCard {
  name: string
  title: string
  route: string
  image: string | null
  price: number
  compare_at_price: number | null
  business: string
  business_name: string
  currency: string
}

export interface AlbumCard {
  name: string
  title: string
  cover_image: string | null
  picture_count: number
}

export interface AlbumItem {
  name: string
  idx: number
  image__video: string | null
  image: string | null
  title: string | null
  alt: string | null
  caption: string | null
  poster: string | null
  video: string | null
  iframe: string | null
  download_url: string | null
  thumb: string | null
  display_order: number | null
}

export interface Album extends AlbumCard {
  description: string | null
  published: Check
  gallery: AlbumItem[]
}

export interface BusinessDetail {
  name: string
  business_name: string
  tagline: string | null
  logo: string | null
  phone: string | null
  email: string | null
  address: string | null
  city: string | null
  core_city: string | null
  currency: string | null
}

export type SocialLinkName =
  'facebook_link' | 'instagram_link' | 'youtube_link' | 'linked_in' | 'twitter_link' | 'pinterest_link'

export type MenuFlag =
  | 'enable_home_menu'
  | 'enable_category_menu'
  | 'enable_wishlist_menu'
  | 'enable_cart_menu'
  | 'enable_orders_menu'
  | 'enable_profile_menu'
  | 'enable_wallet'
  | 'enable_reward_points'
  | 'enable_blogs_menu'
  | 'enable_seller_menu'
  | 'enable_affiliate_menu'
  | 'enable_contact_menu'
  | 'enable_policies_menu'

export interface WebsiteSettings extends Record<MenuFlag, Check> {
  site_name: string
  tagline: string | null
  website_logo: string | null
  brand_colour: string | null
  additional_menus: { menu_label: string; redirect_url: string }[]
  default_header: { name: string; title: string; menus: MenuItem[] } | null
  default_footer: { name: string; title: string; items: FooterItem[] } | null
  enable_multi_store: Check
  app_settings: Record<SocialLinkName, string | null>
  /** The document type of events, named after the organisation; it works in /api/resource/<name>. */
  event_document_type: string
  currency: string
  country: string
  time_zone: string
  languages: string[]
  default_business: string
  trap_back: Check
  reference_sites: string[]
  theme_css: string | null
}

export interface ContactMessage {
  username: string
  mailid: string
  phonenumber: string
  subject: string
  message: string
}
