// Written by `npm run generate`; changes by hand are lost.

/**
 * What every document carries. A list keeps nulls; a single document leaves empty fields out, and so does either with
 * what its reader may not see.
 */
export interface StandardFields {
  name: string
  /** Guests never see it. */
  owner?: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  creation: string
  /** As `creation`. Sent back with a change, it refuses to overwrite what somebody else saved in between. */
  modified: string
  /** Guests never see it. */
  modified_by?: string
  docstatus: 0 | 1 | 2
  idx: number
}

/** What every row of a child table carries; `idx` counts from 1. */
export interface ChildFields extends StandardFields {
  parent: string
  parentfield: string
  parenttype: string
}

export interface APIKey extends StandardFields {
  doctype?: 'API Key'
  /** Name of a document of type User. */
  user: string
  device?: string | null
  api_key: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_used?: string | null
  revoked: 0 | 1
}

/** Rows of Website Settings.additional_menus. */
export interface AdditionalMenu extends ChildFields {
  doctype?: 'Additional Menu'
  menu_label: string
  redirect_url: string
}

export interface Brand extends StandardFields {
  doctype?: 'Brand'
  brand_name: string
  /** Address of a picture. */
  logo?: string | null
  description?: string | null
  published: 0 | 1
}

export interface Business extends StandardFields {
  doctype?: 'Business'
  business_name: string
  tagline?: string | null
  /** Address of a picture. */
  logo?: string | null
  state: 'applied' | 'verified' | 'live' | 'suspended'
  domains: BusinessDomain[]
  /** E.164. */
  phone?: string | null
  email?: string | null
  address_line1?: string | null
  address_line2?: string | null
  city?: string | null
  /** State or union territory. */
  address_state?: string | null
  zipcode?: string | null
  country?: string | null
  opening_hours?: string | null
  cities: BusinessCity[]
  currency: string
  /** GSTIN. */
  gstin?: string | null
  rating?: number | null
}

/** Rows of Business.cities. */
export interface BusinessCity extends ChildFields {
  doctype?: 'Business City'
  city: string
  /** The city that this one belongs to. */
  core_city?: string | null
}

/** Rows of Business.domains. */
export interface BusinessDomain extends ChildFields {
  doctype?: 'Business Domain'
  domain: string
}

export interface ContactMessage extends StandardFields {
  doctype?: 'Contact Message'
  /** Name. */
  username: string
  /** Email. */
  mailid: string
  /** Phone. E.164. */
  phonenumber?: string | null
  subject?: string | null
  message: string
  /** Name of a document of type Business. */
  business?: string | null
  state: 'new' | 'answered' | 'closed'
}

/** Rows of Mela Event.questions. */
export interface EventQuestion extends ChildFields {
  doctype?: 'Event Question'
  label: string
  answer_type: 'text' | 'choice' | 'yes or no'
  /** One choice a line. */
  options?: string | null
  is_required: 0 | 1
  asked_of: 'everyone who comes' | 'who registers'
}

/** Rows of Mela Event.ticket_types. */
export interface EventTicketType extends ChildFields {
  doctype?: 'Event Ticket Type'
  label: string
  /** A decimal amount. */
  price: number
  /** A family ticket takes a seat for each person it admits. */
  seats_per_ticket: number
  /** Most tickets of this kind; empty means only the event bounds them. */
  capacity?: number | null
  min_age?: number | null
  max_age?: number | null
}

export interface File extends StandardFields {
  doctype?: 'File'
  file_name: string
  file_url?: string | null
  is_private: 0 | 1
  folder?: string | null
  /** As in PNG or PDF. */
  file_type?: string | null
  /** Bytes. */
  file_size?: number | null
  /** Pixels, of a picture. */
  width?: number | null
  /** Pixels, of a picture. */
  height?: number | null
  /** SHA-256 of the stored bytes. */
  content_hash?: string | null
  attached_to_doctype?: string | null
  attached_to_name?: string | null
  attached_to_field?: string | null
}

export interface Footer extends StandardFields {
  doctype?: 'Footer'
  title: string
  items: FooterItem[]
}

/** Rows of Footer.items. */
export interface FooterItem extends ChildFields {
  doctype?: 'Footer Item'
  section_name: string
  section_type: 'Links' | 'Text' | 'Static Section'
  /** JSON as text. */
  data?: string | null
}

export interface Gallery extends StandardFields {
  doctype?: 'Gallery'
  title: string
  description?: string | null
  /** The first picture when empty. Address of a picture. */
  cover_image?: string | null
  gallery: GalleryItem[]
  picture_count?: number | null
  published: 0 | 1
  visibility: 'public' | 'members' | 'class'
  /** Name of a document of type Mela Event. */
  event?: string | null
  /** The consent that people in the pictures gave. */
  consent_purpose?: string | null
}

/** Rows of Gallery.gallery. */
export interface GalleryItem extends ChildFields {
  doctype?: 'Gallery Item'
  title?: string | null
  /** Picture. Address of a picture. */
  image__video?: string | null
  /** Picture, as other templates call it. Address of a picture. */
  image?: string | null
  /** What it shows, for those who cannot see it. */
  alt?: string | null
  /** HTML. */
  caption?: string | null
  /** Address of a file. */
  video?: string | null
  /** Stands in for a video until it plays. Address of a picture. */
  poster?: string | null
  iframe?: string | null
  download_url?: string | null
  /** Address of a picture. */
  thumb?: string | null
  display_order?: number | null
}

/** Rows of User.roles. */
export interface HasRole extends ChildFields {
  doctype?: 'Has Role'
  role:
    | 'Customer'
    | 'Guardian'
    | 'Volunteer'
    | 'Seller'
    | 'Affiliate'
    | 'Store Manager'
    | 'School Office'
    | 'Event Staff'
    | 'Moderator'
    | 'System Manager'
}

export interface Header extends StandardFields {
  doctype?: 'Header'
  title: string
  menus: HeaderMenu[]
}

/** Rows of Header.menus. */
export interface HeaderMenu extends ChildFields {
  doctype?: 'Header Menu'
  menu_label: string
  redirect_url: string
  /** Label of the entry below which this one hangs. */
  parent_menu?: string | null
  icon?: string | null
}

export interface MelaEvent extends StandardFields {
  doctype?: 'Mela Event'
  title: string
  short_description?: string | null
  /** HTML. */
  description?: string | null
  published: 0 | 1
  visibility: 'public' | 'members' | 'class'
  /** 'YYYY-MM-DD'. */
  start_date: string
  /** The first day when empty. 'YYYY-MM-DD'. */
  end_date?: string | null
  /** 'HH:MM:SS'. */
  start_time?: string | null
  /** 'HH:MM:SS'. */
  end_time?: string | null
  time_zone: string
  venue?: string | null
  /** Address of a picture. */
  event_image?: string | null
  /** Address of a picture. */
  mobile_image?: string | null
  /** Address of a picture. */
  banner_image?: string | null
  /** Seats in all; empty means without a bound. */
  capacity?: number | null
  /** What a card shows; empty or 0 is free. A decimal amount. */
  price?: number | null
  ticket_types: EventTicketType[]
  questions: EventQuestion[]
  has_waitlist: 0 | 1
  /** The last day on which a family can register. 'YYYY-MM-DD'. */
  registration_end_date?: string | null
  /** Registration elsewhere. */
  registration_link?: string | null
  /** What the button to it says. */
  registration_label?: string | null
  /** Who holds it, when it is not the house. Name of a document of type Business. */
  business?: string | null
}

/** Rows of Web Page.sections. */
export interface PageSection extends ChildFields {
  doctype?: 'Page Section'
  section_name: string
  section_type:
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
  title?: string | null
  subtitle?: string | null
  view_more_label?: string | null
  view_more_redirect_to?: string | null
  view: 'Grid View' | 'List View'
  /** How many stand in a row. */
  row_count: number
  /** How many are shown; one row when empty. */
  no_of_records?: number | null
  application_type: 'both' | 'web' | 'mobile'
  /** Shown for this business only. Name of a document of type Business. */
  business?: string | null
  /** Shown in this city only. */
  city?: string | null
  /** What the section says, by its type. JSON as text. */
  data?: string | null
}

export interface Product extends StandardFields {
  doctype?: 'Product'
  title: string
  route: string
  /** Name of a document of type Business. */
  business: string
  /** Name of a document of type Product Category. */
  category: string
  /** Name of a document of type Brand. */
  brand?: string | null
  state: 'draft' | 'in review' | 'live' | 'archived'
  short_description?: string | null
  /** HTML. */
  description?: string | null
  pictures: ProductPicture[]
  /** The first picture; cards show it. Address of a picture. */
  image?: string | null
  /** A decimal amount. */
  price: number
  /** The earlier price, struck out. A decimal amount. */
  compare_at_price?: number | null
  display_order?: number | null
}

export interface ProductCategory extends StandardFields {
  doctype?: 'Product Category'
  category_name: string
  route: string
  /** Name of a document of type Product Category. */
  parent_category?: string | null
  /** Address of a picture. */
  category_image?: string | null
  /** Address of a picture. */
  mobile_image?: string | null
  full_description?: string | null
  display_order?: number | null
  published: 0 | 1
}

/** Rows of Product.pictures. */
export interface ProductPicture extends ChildFields {
  doctype?: 'Product Picture'
  /** Address of a picture. */
  image: string
  /** What the picture shows, for those who cannot see it. */
  alt?: string | null
}

export interface Redirect extends StandardFields {
  doctype?: 'Redirect'
  /** Path, like /old-page. */
  source: string
  target: string
  is_permanent: 0 | 1
}

/** Rows of Website Settings.reference_sites. */
export interface ReferenceSite extends ChildFields {
  doctype?: 'Reference Site'
  /** Like partner.example.org, without https://. */
  host: string
}

export interface Session extends StandardFields {
  doctype?: 'Session'
  /** Name of a document of type User. */
  user: string
  device?: string | null
  user_agent?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_active?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
}

export interface User extends StandardFields {
  doctype?: 'User'
  full_name: string
  email?: string | null
  /** E.164. */
  phone?: string | null
  enabled: 0 | 1
  user_type: 'System User' | 'Website User'
  roles: HasRole[]
  language?: 'en' | 'hi' | 'ta' | null
  time_zone?: string | null
  user_image?: string | null
  /** What the app calls this user. */
  customer_ref_id?: string | null
  /** Sets the password; all devices are signed out. Written only, never read back. */
  new_password?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_login?: string | null
  /** A made-up person; can sign in on this machine alone. */
  is_demo: 0 | 1
}

export interface WebPage extends StandardFields {
  doctype?: 'Web Page'
  title: string
  route: string
  published: 0 | 1
  /** Shown from this moment on; at once when empty. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  publish_on?: string | null
  sections: PageSection[]
  meta_title?: string | null
  meta_description?: string | null
  /** Address of a picture. */
  meta_image?: string | null
}

/** Rows of Website Settings.languages. */
export interface WebsiteLanguage extends ChildFields {
  doctype?: 'Website Language'
  language: 'en' | 'hi' | 'ta'
}

/** There is exactly one, named like its type. */
export interface WebsiteSettings extends StandardFields {
  doctype?: 'Website Settings'
  site_name: string
  tagline?: string | null
  /** Address of a picture. */
  website_logo?: string | null
  /** Printed colours are made from it; empty keeps the colours of the house. '#RRGGBB'. */
  brand_colour?: string | null
  languages: WebsiteLanguage[]
  /** Name of a document of type Header. */
  default_header?: string | null
  /** Name of a document of type Footer. */
  default_footer?: string | null
  additional_menus: AdditionalMenu[]
  enable_home_menu: 0 | 1
  enable_category_menu: 0 | 1
  enable_wishlist_menu: 0 | 1
  enable_cart_menu: 0 | 1
  enable_orders_menu: 0 | 1
  enable_profile_menu: 0 | 1
  enable_wallet: 0 | 1
  enable_reward_points: 0 | 1
  enable_blogs_menu: 0 | 1
  enable_seller_menu: 0 | 1
  enable_affiliate_menu: 0 | 1
  enable_contact_menu: 0 | 1
  enable_policies_menu: 0 | 1
  /** Events answer under this name too. */
  event_document_type: string
  /** Name of a document of type Business. */
  default_business?: string | null
  enable_multi_store: 0 | 1
  currency: string
  country: string
  time_zone: string
  facebook_link?: string | null
  instagram_link?: string | null
  youtube_link?: string | null
  linked_in?: string | null
  twitter_link?: string | null
  pinterest_link?: string | null
  /** The phone's back button stays inside the app. */
  trap_back: 0 | 1
  reference_sites: ReferenceSite[]
}

/** Every document type by the name that stands in `/api/resource/<name>`. */
export interface DocumentTypes {
  'API Key': APIKey
  Brand: Brand
  Business: Business
  'Contact Message': ContactMessage
  File: File
  Footer: Footer
  Gallery: Gallery
  Header: Header
  'Mela Event': MelaEvent
  Product: Product
  'Product Category': ProductCategory
  Redirect: Redirect
  Session: Session
  User: User
  'Web Page': WebPage
  'Website Settings': WebsiteSettings
}
