// Written by `npm run generate`; changes by hand are lost.

/**
 * Fields of every document. A list includes nulls; a single document omits empty fields, and both omit fields that the
 * reader may not see.
 */
export interface StandardFields {
  name: string
  /** Guests never see it. */
  owner?: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  creation: string
  /** Same format as `creation`. Sent back with a change, it prevents overwriting another user's later save. */
  modified: string
  /** Guests never see it. */
  modified_by?: string
  docstatus: 0 | 1 | 2
  idx: number
}

/** Fields of every row of a child table; `idx` counts from 1. */
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
  /** Network address. Network address at sign-in. */
  address?: string | null
  /** API key. */
  api_key: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_used?: string | null
  /** Created by sign-in. Expires after 90 days without use. */
  is_sign_in: 0 | 1
  revoked: 0 | 1
}

export interface AcademicYear extends StandardFields {
  doctype?: 'Academic Year'
  title: string
  /** 'YYYY-MM-DD'. */
  starts_on: string
  /** 'YYYY-MM-DD'. */
  ends_on: string
  /** Current year. Only one year is current. Selecting another replaces it. */
  is_current: 0 | 1
  /** Open for registration. Children can be registered for this year. */
  is_open: 0 | 1
}

export interface AccessLog extends StandardFields {
  doctype?: 'Access Log'
  /** Read by. User who read the documents. Guest if not signed in. */
  user: string
  /** Document type. */
  reference_doctype: string
  /** Documents. Names of the documents, up to 1,000. JSON as text. */
  names: string
  /** Number of documents in the response. */
  count: number
  /** Fields that were requested. * is the whole document. JSON as text. */
  fields_read: string
  /** Request that read the documents. */
  path: string
}

/** Rows of Website Settings.additional_menus. */
export interface AdditionalMenu extends ChildFields {
  doctype?: 'Additional Menu'
  menu_label: string
  /** Link. */
  redirect_url: string
}

export interface Address extends StandardFields {
  doctype?: 'Address'
  /** Name of a document of type User. */
  user: string
  /** Address name. For example Home or Work. */
  title?: string | null
  contact_name: string
  /** E.164. */
  phone: string
  /** Address line 1. */
  address_line1: string
  /** Address line 2. */
  address_line2?: string | null
  landmark?: string | null
  /** PIN code. */
  zipcode: string
  city: string
  /** State or union territory. */
  state: string
  country: string
  latitude?: number | null
  longitude?: number | null
  /** Default. */
  is_default: 0 | 1
  /** Show at checkout. Offered as a delivery address at checkout. */
  show: 0 | 1
}

export interface Affiliate extends StandardFields {
  doctype?: 'Affiliate'
  /** Status. */
  state: 'applied' | 'approved' | 'refused' | 'suspended'
  /** Shown to buyers. */
  display_name: string
  /** Contact person. Name of a document of type User. */
  user: string
  /** Letters and digits without 0, 1, I, L and O. Created at the approval if empty. */
  code?: string | null
  kind: 'person' | 'class' | 'club'
  /** Class or club. */
  group_name?: string | null
  /** Purpose of the money. Such as a class trip. Shown to buyers. */
  benefit?: string | null
  /** How they will recommend the store. */
  message?: string | null
  /** UPI ID, or account number and IFSC. */
  payout_details?: string | null
  /** Terms accepted on. 'YYYY-MM-DD'. */
  accepted_on?: string | null
  /** 'YYYY-MM-DD'. */
  approved_on?: string | null
  /** Reason for refusal or suspension. Shown to the affiliate. */
  reason?: string | null
}

export interface AffiliateCommission extends StandardFields {
  doctype?: 'Affiliate Commission'
  /** Status. */
  state: 'pending' | 'confirmed' | 'paid' | 'reversed'
  /** Name of a document of type Affiliate. */
  affiliate: string
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type Fulfilment. */
  fulfilment: string
  /** Order date. 'YYYY-MM-DD'. */
  earned_on: string
  /** Price of the items without tax and delivery. A decimal amount. */
  sales_amount: number
  /** A decimal amount. */
  amount: number
  /** Commission of cancelled, returned and refunded items. A decimal amount. */
  reversed_amount: number
  /** In payouts. More than the rest of the commission is deducted from the next payout. A decimal amount. */
  settled_amount: number
  /** Held until. First day on which the items cannot be returned any more. Empty until the delivery. 'YYYY-MM-DD'. */
  final_on?: string | null
  /** 'YYYY-MM-DD'. */
  confirmed_on?: string | null
  /** Commission of each item. JSON as text. */
  parts: string
}

export interface AffiliatePayout extends StandardFields {
  doctype?: 'Affiliate Payout'
  /** Status. */
  state: 'prepared' | 'paid' | 'cancelled'
  /** Name of a document of type Affiliate. */
  affiliate: string
  /** A decimal amount. */
  amount: number
  payout_details?: string | null
  /** Payment reference. UTR or UPI reference of the bank transfer. Required to mark the payout as paid. */
  reference?: string | null
  /** 'YYYY-MM-DD'. */
  paid_on?: string | null
  /** Commissions. */
  lines: AffiliatePayoutLine[]
}

/** Rows of Affiliate Payout.lines. */
export interface AffiliatePayoutLine extends ChildFields {
  doctype?: 'Affiliate Payout Line'
  /** Name of a document of type Affiliate Commission. */
  commission: string
  /** Negative: taken back for items that were returned after their payout. A decimal amount. */
  amount: number
}

/** Rows of Affiliate Settings.rates. */
export interface AffiliateRate extends ChildFields {
  doctype?: 'Affiliate Rate'
  /** Includes its subcategories. Empty: all products. Name of a document of type Product Category. */
  category?: string | null
  /** Commission. Of a hundred. */
  rate: number
  /** 'YYYY-MM-DD'. */
  valid_from: string
}

/** There is exactly one, named like its type. */
export interface AffiliateSettings extends StandardFields {
  doctype?: 'Affiliate Settings'
  /** Attribution window (days). An order counts for the affiliate whose link or code was used last in these days. */
  window_days: number
  /** A decimal amount. */
  minimum_payout: number
  /** Percentage of the price without tax and delivery. Earlier orders keep their rate. */
  rates: AffiliateRate[]
  terms?: string | null
}

export interface AffiliateVisit extends StandardFields {
  doctype?: 'Affiliate Visit'
  /** Name of a document of type Affiliate. */
  affiliate: string
  /** 'YYYY-MM-DD'. */
  day: string
  visits: number
}

export interface BackInStockAlert extends StandardFields {
  doctype?: 'Back In Stock Alert'
  /** Name of a document of type Product. */
  product: string
  variant: string
  /** Status. */
  state: 'waiting' | 'notified'
  email?: string | null
  /** Name of a document of type User. */
  user?: string | null
  /** Language of messages to a guest. */
  language?: 'en' | 'hi' | 'ta' | null
  /** Notified at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  notified_at?: string | null
  /** Open slot key. Set while the alert is waiting: one per variant and person. */
  slot?: string | null
}

export interface BlogCategory extends StandardFields {
  doctype?: 'Blog Category'
  category_name: string
  /** Path. Address of its posts, for example school-life. */
  route: string
  description?: string | null
  /** Position. */
  display_order?: number | null
}

export interface BlogComment extends StandardFields {
  doctype?: 'Blog Comment'
  /** Name of a document of type Blog Post. */
  post: string
  /** Comment. */
  text: string
  author_name: string
  /** Name of a document of type User. */
  author?: string | null
  /** Hidden. The office has hidden this post. */
  is_hidden: 0 | 1
  /** Reason for hiding. */
  hidden_because?: string | null
}

/** Rows of Blog Post.events. */
export interface BlogEvent extends ChildFields {
  doctype?: 'Blog Event'
  /** Name of a document of type Mela Event. */
  event: string
}

export interface BlogPost extends StandardFields {
  doctype?: 'Blog Post'
  title: string
  /** Path. Address of the post below /blog/, for example a-day-at-the-kiln. */
  route: string
  /** Name of a document of type Blog Category. */
  category: string
  /** Shown in lists, in search results and when the post is shared. */
  summary: string
  /** Name shown to readers. */
  author: string
  /** About the author. For example Art teacher. */
  author_title?: string | null
  /** Cover image. Address of a picture. */
  cover?: string | null
  /** Alt text. Describes the cover image for people who cannot see it. */
  cover_alt?: string | null
  /** Text. HTML. */
  body: string
  /** Reading time (minutes). */
  reading_minutes?: number | null
  tags: BlogTag[]
  /** Readers see it from the time below. */
  published: 0 | 1
  /** Publish on. A time in the future schedules the post. Published at once if empty. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  published_at?: string | null
  /** Featured. Shown first in the list of posts. */
  is_featured: 0 | 1
  /** Allow comments. */
  allows_comments: 0 | 1
  /** Related products. */
  products: BlogProduct[]
  /** Related events. */
  events: BlogEvent[]
}

export interface BlogPreview extends StandardFields {
  doctype?: 'Blog Preview'
  /** Name of a document of type Blog Post. */
  post: string
  /** Stored as a hash. */
  token_hash: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at: string
}

/** Rows of Blog Post.products. */
export interface BlogProduct extends ChildFields {
  doctype?: 'Blog Product'
  /** Name of a document of type Product. */
  product: string
}

/** Rows of Blog Post.tags. */
export interface BlogTag extends ChildFields {
  doctype?: 'Blog Tag'
  tag: string
}

export interface Board extends StandardFields {
  doctype?: 'Board'
  board_name: string
  description?: string | null
  /** Who can read. Members are guardians of enrolled children, active volunteers, staff and users with the role Member. */
  who_reads: 'everybody' | 'members' | 'office'
  /** Who can post. */
  who_writes: 'members' | 'office'
  /** Only the office can post, and nobody can reply. */
  notices_only: 0 | 1
  /** Position. */
  display_order?: number | null
  published: 0 | 1
}

export interface BooksRun extends StandardFields {
  doctype?: 'Books Run'
  /** Started at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  started: string
  /** Ended at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ended: string
  /** No discrepancies. No discrepancies found. */
  ok: 0 | 1
  /** Discrepancies found. */
  discrepancy_count: number
  checks: BooksRunCheck[]
  /** Discrepancies. */
  discrepancies: BooksRunDiscrepancy[]
}

/** Rows of Books Run.checks. */
export interface BooksRunCheck extends ChildFields {
  doctype?: 'Books Run Check'
  check: string
  title: string
  /** Discrepancies found. */
  discrepancy_count: number
}

/** Rows of Books Run.discrepancies. */
export interface BooksRunDiscrepancy extends ChildFields {
  doctype?: 'Books Run Discrepancy'
  check: string
  document_type?: string | null
  document_name?: string | null
  /** Discrepancy. */
  problem: string
}

export interface BoughtTogether extends StandardFields {
  doctype?: 'Bought Together'
  /** Name of a document of type Product. */
  product: string
  /** Bought with. Name of a document of type Product. */
  other: string
  /** Orders. */
  order_count: number
  /** Both products, in order. */
  pair?: string | null
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
  /** Status. */
  state: 'applied' | 'verified' | 'live' | 'suspended'
  /** Seller account. User who manages this business; you can also enter an email address or mobile number. Name of a document of type User. */
  run_by?: string | null
  /** Seller. */
  run_by_name?: string | null
  domains: BusinessDomain[]
  /** E.164. */
  phone?: string | null
  email?: string | null
  /** Address line 1. */
  address_line1?: string | null
  /** Address line 2. */
  address_line2?: string | null
  city?: string | null
  /** State or union territory. */
  address_state?: string | null
  /** PIN code. */
  zipcode?: string | null
  country?: string | null
  opening_hours?: string | null
  cities: BusinessCity[]
  service_areas: BusinessServiceArea[]
  /** Working days from order to dispatch; leave empty to use Store Settings. */
  handling_days?: number | null
  holidays: BusinessHoliday[]
  /** Ships to events. Buyers may pick up orders at events of the organisation, to which you ship them. */
  ships_to_events: 0 | 1
  returns_policy?: string | null
  delivery_policy?: string | null
  currency: string
  /** GSTIN. */
  gstin?: string | null
  rating?: number | null
}

export interface BusinessBranch extends StandardFields {
  doctype?: 'Business Branch'
  branch_name: string
  /** Name of a document of type Business. */
  business: string
  /** Active. */
  is_active: 0 | 1
  /** Default. Packages ship from this branch by default. */
  is_default: 0 | 1
  /** Pickup point. Customers can pick up orders at this branch. */
  is_pickup_point: 0 | 1
  /** Address line 1. */
  address_line1?: string | null
  /** Address line 2. */
  address_line2?: string | null
  city?: string | null
  /** State or union territory. */
  state?: string | null
  /** PIN code. */
  zipcode: string
  latitude?: number | null
  longitude?: number | null
  opening_hours?: string | null
  /** GSTIN. Required if this branch is in a different state from the business. */
  gstin?: string | null
}

/** Rows of Business.cities. */
export interface BusinessCity extends ChildFields {
  doctype?: 'Business City'
  city: string
  /** Main city. City that this area belongs to. */
  core_city?: string | null
}

/** Rows of Business.domains. */
export interface BusinessDomain extends ChildFields {
  doctype?: 'Business Domain'
  domain: string
}

/** Rows of Business.holidays. */
export interface BusinessHoliday extends ChildFields {
  doctype?: 'Business Holiday'
  /** 'YYYY-MM-DD'. */
  day: string
  /** Occasion. */
  what?: string | null
}

/** Rows of Business.service_areas. */
export interface BusinessServiceArea extends ChildFields {
  doctype?: 'Business Service Area'
  /** From PIN code. */
  from_postal_code: string
  /** To PIN code. */
  to_postal_code: string
}

/** Rows of Store Settings.cod_exclusions. */
export interface CODExclusion extends ChildFields {
  doctype?: 'COD Exclusion'
  /** From PIN code. */
  from_postal_code: string
  /** To PIN code. */
  to_postal_code: string
}

export interface Cart extends StandardFields {
  doctype?: 'Cart'
  /** Name of a document of type User. */
  user?: string | null
  /** Stored as a hash. */
  token_hash?: string | null
  /** Increases with every change. */
  version: number
  /** Items. */
  lines: CartLine[]
  /** Last order. Last order placed from this cart, while the cart is empty. */
  ordered_as?: string | null
  /** PIN code. */
  postal_code?: string | null
  /** City. */
  place_city?: string | null
  /** State or union territory. */
  place_state?: string | null
  /** JSON as text. */
  address?: string | null
  /** Delivery choices. Delivery choice for each package. JSON as text. */
  deliveries?: string | null
  contact_name?: string | null
  /** E.164. */
  phone?: string | null
  email?: string | null
  /** GSTIN. */
  gstin?: string | null
  /** Payment method. */
  payment_choice?: 'online' | 'cod' | null
  coupon_code?: string | null
}

/** Rows of Cart.lines. */
export interface CartLine extends ChildFields {
  doctype?: 'Cart Line'
  variant: string
  business: string
  product: string
  /** Name when it was added. */
  title: string
  quantity: number
  /** Last shown price. Unit price last shown to the buyer. A decimal amount. */
  price_seen: number
  /** Last shown expected date. Day last shown to the buyer from which units beyond stock ship. 'YYYY-MM-DD'. */
  expected_seen?: string | null
  /** Last added by. Key of the last call that added this item. */
  added_by?: string | null
}

export interface CartReminder extends StandardFields {
  doctype?: 'Cart Reminder'
  /** Name of a document of type User. */
  user: string
  cart: string
  cart_version: number
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  sent_at: string
}

/** There is exactly one, named like its type. */
export interface CartSettings extends StandardFields {
  doctype?: 'Cart Settings'
  /** Remind after (hours). Hours after the last change of a cart until its owner is reminded; 0 for no reminders. */
  reminder_hours: number
}

export interface CashCollection extends StandardFields {
  doctype?: 'Cash Collection'
  /** Status. */
  state: 'due' | 'collected' | 'deposited' | 'cancelled'
  /** A decimal amount. */
  amount: number
  currency: string
  /** For example User, or a courier’s document type. */
  collector_type?: string | null
  collector?: string | null
  /** For example Fulfilment, when the document has parts. */
  part_type?: string | null
  /** Part of the order collected with this cash. */
  part?: string | null
  payer_name: string
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  /** Document type. */
  reference_type: string
  /** Document. */
  reference_name: string
  description: string
  /** Leave empty for the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** 'YYYY-MM-DD'. */
  collected_on?: string | null
  /** Amount remitted. A decimal amount. */
  remitted_amount: number
  /** 'YYYY-MM-DD'. */
  deposited_on?: string | null
  deposited_into?: 'cash' | 'bank' | null
  deposit_reference?: string | null
  reason?: string | null
  /** Name of a document of type Ledger Entry. */
  entry?: string | null
  /** Name of a document of type Ledger Entry. */
  deposit_entry?: string | null
  /** Name of a document of type Receipt. */
  receipt?: string | null
  /** Only one can be open per document or part. */
  open_for?: string | null
}

/** Guarded: tells of a volunteer, who may be a child. */
export interface Certificate extends StandardFields {
  doctype?: 'Certificate'
  /** Name of a document of type Volunteer. */
  volunteer: string
  full_name: string
  minutes: number
  /** From. 'YYYY-MM-DD'. */
  from_day: string
  /** Until. 'YYYY-MM-DD'. */
  to_day: string
  /** 'YYYY-MM-DD'. */
  issued_on: string
  code: string
  /** Status. */
  state: 'valid' | 'revoked'
  /** 'YYYY-MM-DD'. */
  revoked_on?: string | null
  /** Reason for revoking. */
  revoke_reason?: string | null
}

export interface CheckInMark extends StandardFields {
  doctype?: 'Check-in Mark'
  /** Name of a document of type Mela Event. */
  event: string
  /** Name of a document of type Event Registration. */
  registration: string
  ticket_code: string
  /** Type. */
  kind: 'in' | 'out' | 'undo'
  /** Time. In the site’s time zone. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  at: string
  /** Device at the entrance. */
  device: string
  /** Check-in that this one undoes. */
  undoes?: string | null
}

export interface Class extends StandardFields {
  doctype?: 'Class'
  class_name: string
  /** Position. The class with the youngest children first. */
  display_order?: number | null
  /** Class for its students in the following year. Name of a document of type Class. */
  next_class?: string | null
  /** Places per school year. Leave empty for no limit. */
  capacity?: number | null
  /** Minimum age. In years, on the first day of the school year. */
  from_age?: number | null
  /** Maximum age. */
  to_age?: number | null
  /** Class teacher. Writes and publishes the lists of the class, and hands over its packages. Name of a document of type User. */
  teacher?: string | null
  /** Open. The class takes new students. */
  is_open: 0 | 1
}

/** Guarded: tells in which class a child is. */
export interface ClassEnrolment extends StandardFields {
  doctype?: 'Class Enrolment'
  /** Name of a document of type Student Registration. */
  student: string
  full_name: string
  /** School year. Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class: string
  /** Status. */
  state: 'active' | 'promoted' | 'left'
  /** 'YYYY-MM-DD'. */
  joined_on: string
  /** 'YYYY-MM-DD'. */
  left_on?: string | null
  /** Same for one child across registrations. */
  child_key?: string | null
}

export interface ClassList extends StandardFields {
  doctype?: 'Class List'
  title: string
  /** Name of a document of type Class. */
  class: string
  /** School year. Name of a document of type Academic Year. */
  academic_year: string
  /** Status. */
  state: 'draft' | 'published' | 'closed'
  /** Shown above the items. */
  note?: string | null
  /** Order by. 'YYYY-MM-DD'. */
  due_on: string
  items: ClassListItem[]
  /** Parents may have these items shipped here free of charge. Leave empty for home delivery only. Name of a document of type Collection Point. */
  collection_point?: string | null
  /** Hand-over date. The class receives the packages on this day. 'YYYY-MM-DD'. */
  hand_over_on?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  published_at?: string | null
}

/** Rows of Class List.items. */
export interface ClassListItem extends ChildFields {
  doctype?: 'Class List Item'
  /** Item. In the words of the class, such as Long notebook, ruled, 200 pages. */
  title: string
  quantity: number
  /** Required. */
  is_required: 0 | 1
  /** Name of a document of type Product. */
  product: string
  /** SKU. SKU of the variant. Leave empty to let parents choose, such as the size. */
  sku?: string | null
  note?: string | null
  /** Offered if the item is out of stock; added only if the parent agrees. Name of a document of type Product. */
  substitute?: string | null
  /** SKU of the substitute. */
  substitute_sku?: string | null
}

export interface ClassListTick extends StandardFields {
  doctype?: 'Class List Tick'
  /** Name of a document of type Class List. */
  class_list: string
  /** Row of the list. */
  item: string
  /** Name of a document of type Student Registration. */
  student: string
  /** Name of a document of type User. */
  user: string
}

export interface Classified extends StandardFields {
  doctype?: 'Classified'
  title: string
  /** Name of a document of type Classified Category. */
  category: string
  description: string
  /** Leave empty for “price on request”, enter 0 for free. A decimal amount. */
  price?: number | null
  city?: string | null
  photos: ClassifiedPhoto[]
  /** Cover photo. Address of a picture. */
  cover?: string | null
  /** Status. */
  state: 'draft' | 'in review' | 'live' | 'sold' | 'expired'
  /** 'YYYY-MM-DD'. */
  live_from?: string | null
  /** Ends on. 'YYYY-MM-DD'. */
  expires_on?: string | null
  /** Times renewed. */
  renewals: number
  /** Changes requested. Required when you request changes. The seller can see it. */
  sent_back_because?: string | null
  /** Hidden. The office has hidden this post. */
  is_hidden: 0 | 1
  /** Reason for hiding. */
  hidden_because?: string | null
  /** Shown in the ad. */
  seller_name: string
  /** Name of a document of type User. */
  seller?: string | null
  /** E.164. */
  phone?: string | null
  /** Show phone number. The seller agrees to show the phone number to everyone. */
  shows_phone: 0 | 1
}

export interface ClassifiedCategory extends StandardFields {
  doctype?: 'Classified Category'
  category_name: string
  /** Name of a document of type Classified Category. */
  parent_category?: string | null
  /** Has subcategories. Groups other categories and has no ads of its own. */
  is_parent: 0 | 1
  /** Number of days until an ad ends if it is not renewed. */
  days_live: number
  /** Position. */
  display_order?: number | null
  published: 0 | 1
}

export interface ClassifiedEnquiry extends StandardFields {
  doctype?: 'Classified Enquiry'
  /** Ad. Name of a document of type Classified. */
  classified: string
  /** Name of a document of type User. */
  seller: string
  /** Enquirer. Name of a document of type User. */
  enquirer?: string | null
  /** Enquirer’s name. */
  enquirer_name: string
  /** Enquirer’s email. */
  enquirer_email?: string | null
  message: string
  /** Status. */
  state: 'new' | 'answered'
  reply?: string | null
  /** Phone number shared. The seller shared the phone number with this person. */
  shares_phone: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  replied_at?: string | null
  /** Hidden. The office has hidden this post. */
  is_hidden: 0 | 1
  /** Reason for hiding. */
  hidden_because?: string | null
}

/** Rows of Classified.photos. */
export interface ClassifiedPhoto extends ChildFields {
  doctype?: 'Classified Photo'
  /** Photo. Address of a picture. */
  picture: string
  /** Alt text. Describes the photo for people who cannot see it. */
  alt?: string | null
}

export interface ClosingBalance extends StandardFields {
  doctype?: 'Closing Balance'
  /** Period closing. Name of a document of type Period Close. */
  period_close: string
  /** Name of a document of type Ledger Account. */
  account: string
  /** A decimal amount. */
  balance: number
}

export interface CollectionPoint extends StandardFields {
  doctype?: 'Collection Point'
  /** Name. */
  point_name: string
  /** For the carrier; sellers and buyers see it. E.164. */
  phone: string
  /** Address line 1. */
  address_line1: string
  /** Address line 2. */
  address_line2?: string | null
  landmark?: string | null
  /** PIN code. */
  zipcode: string
  city: string
  /** State or union territory. */
  state: string
  /** Active. */
  is_active: 0 | 1
}

export interface Comment extends StandardFields {
  doctype?: 'Comment'
  comment_type?: 'Comment' | 'Info' | null
  /** Document type. */
  reference_doctype: string
  /** Document name. */
  reference_name: string
  /** HTML. */
  content: string
}

/** Guarded: tells what is agreed on for a child. */
export interface Consent extends StandardFields {
  doctype?: 'Consent'
  /** Name of a document of type Student Registration. */
  student: string
  purpose:
    | 'records of the school'
    | 'pictures on our pages'
    | 'first aid and a doctor'
    | 'messages about school days'
  version: string
  /** Status. */
  state: 'given' | 'withdrawn'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  given_at?: string | null
  /** Person who gave the consent. */
  given_by?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  withdrawn_at?: string | null
  withdrawn_by?: string | null
}

/** Guarded: tells who belongs to a child. */
export interface ContactChange extends StandardFields {
  doctype?: 'Contact Change'
  /** Name of a document of type Family. */
  family: string
  /** Name of a document of type Guardian. */
  guardian: string
  /** Detail. */
  field: 'phone' | 'email' | 'full_name'
  old_value?: string | null
  new_value: string
  reason?: string | null
  /** Status. */
  state: 'open' | 'accepted' | 'refused'
  /** Sent to the guardian. */
  answer?: string | null
  /** Name of a document of type User. */
  requested_by?: string | null
  /** Name of a document of type User. */
  decided_by?: string | null
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
  /** Status. */
  state: 'new' | 'answered' | 'closed'
  /** Sent to the sender by email when the message is marked as answered. */
  answer?: string | null
  /** Email with the answer. */
  answer_mail?: 'waiting' | 'sent' | 'not sent' | 'could not be sent' | null
  /** Sending error. */
  answer_problem?: string | null
}

export interface Contribution extends StandardFields {
  doctype?: 'Contribution'
  donor_name: string
  email?: string | null
  /** E.164. */
  phone?: string | null
  /** A decimal amount. */
  amount: number
  /** Name of a document of type Contribution Purpose. */
  purpose: string
  /** Status. */
  state: 'offered' | 'confirmed' | 'returned'
  message?: string | null
  /** Message published. The office has approved the message for the page. */
  is_message_shown: 0 | 1
  /** Show name. The donor agrees to show the name on the page. */
  is_on_wall: 0 | 1
  /** Anonymous. The donor’s name is never shown on the page. */
  is_anonymous: 0 | 1
  payment?: string | null
  /** 'YYYY-MM-DD'. */
  confirmed_on?: string | null
  /** Refunded amount. A decimal amount. */
  refunded_amount: number
}

export interface ContributionPurpose extends StandardFields {
  doctype?: 'Contribution Purpose'
  title: string
  description?: string | null
  /** Target amount. Leave empty for no target. A decimal amount. */
  goal?: number | null
  /** Open. People can contribute to this purpose. */
  is_open: 0 | 1
  /** Position. */
  display_order?: number | null
}

/** There is exactly one, named like its type. */
export interface ContributionSettings extends StandardFields {
  doctype?: 'Contribution Settings'
  /** Leave empty to use the standard heading. */
  heading?: string | null
  introduction?: string | null
  /** Minimum amount. A decimal amount. */
  minimum: number
  /** Maximum amount. A decimal amount. */
  maximum: number
  /** Suggested amounts. */
  suggested: SuggestedAmount[]
  /** Show supporters. Supporters who agree are named on the page. */
  has_wall: 0 | 1
}

export interface Coupon extends StandardFields {
  doctype?: 'Coupon'
  /** Letters, digits and dashes in any case. A link that ends in ?coupon= and the code applies it. */
  code: string
  /** Name of a document of type Store Promotion. */
  promotion: string
  /** Active. */
  is_active: 0 | 1
  /** Leave empty for no limit. */
  total_uses?: number | null
  /** Uses so far. */
  used_count: number
  /** Customer. Only this customer can use the code. Name of a document of type User. */
  user?: string | null
  /** Name of a document of type Coupon Batch. */
  batch?: string | null
}

export interface CouponBatch extends StandardFields {
  doctype?: 'Coupon Batch'
  /** Status. */
  state: 'draft' | 'created'
  /** Name of a document of type Store Promotion. */
  promotion: string
  /** Number of codes. */
  count: number
  /** Letters and digits at the start of each code. */
  prefix?: string | null
  /** Uses of each code. */
  uses: number
}

/** Guarded: tells of a volunteer, who may be a child. */
export interface Credential extends StandardFields {
  doctype?: 'Credential'
  /** Name of a document of type Volunteer. */
  volunteer: string
  /** Type. Name of a document of type Credential Kind. */
  kind: string
  number?: string | null
  /** 'YYYY-MM-DD'. */
  issued_on?: string | null
  /** Last valid day. Leave empty if it does not expire. 'YYYY-MM-DD'. */
  expires_on?: string | null
  /** Address of a file. */
  document?: string | null
  /** Status. */
  state: 'shown' | 'valid' | 'expired' | 'revoked'
}

export interface CredentialKind extends StandardFields {
  doctype?: 'Credential Kind'
  /** Name. */
  kind: string
  description?: string | null
}

export interface CreditNote extends StandardFields {
  doctype?: 'Credit Note'
  credit_note_number: string
  /** Name of a document of type Invoice. */
  invoice: string
  /** Return. Name of a document of type Return. */
  return_request?: string | null
  reason?: string | null
  /** One credit note is issued for each. */
  issued_for: string
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type User. */
  customer?: string | null
  /** Name of a document of type Business. */
  business: string
  /** 'YYYY-MM-DD'. */
  issued_on: string
  /** A decimal amount. */
  total: number
  currency: string
  /** Taxable value. A decimal amount. */
  taxable: number
  /** CGST. A decimal amount. */
  cgst: number
  /** SGST. A decimal amount. */
  sgst: number
  /** IGST. A decimal amount. */
  igst: number
  /** A decimal amount. */
  cess: number
  /** Place of supply (state code). Two-digit GST state code. */
  place_of_supply?: string | null
  /** Items. */
  lines: InvoiceLine[]
  /** JSON as text. */
  seller: string
  /** JSON as text. */
  buyer: string
  /** Name of a document of type Document Number Series. */
  series: string
  financial_year: string
  number: number
  kind: 'tax invoice' | 'bill of supply' | 'credit note'
}

export interface CustomDocPerm extends StandardFields {
  doctype?: 'Custom DocPerm'
  /** Document type. */
  parent: string
  /** Name of a document of type Role. */
  role: string
  /** Level. */
  permlevel: number
  /** Only own documents. */
  if_owner: 0 | 1
  select: 0 | 1
  read: 0 | 1
  write: 0 | 1
  create: 0 | 1
  delete: 0 | 1
  submit: 0 | 1
  cancel: 0 | 1
  amend: 0 | 1
  report: 0 | 1
  export: 0 | 1
  import: 0 | 1
  share: 0 | 1
  print: 0 | 1
  email: 0 | 1
}

export interface DatedRate extends StandardFields {
  doctype?: 'Dated Rate'
  /** For example tax or commission. */
  kind: string
  /** Subject of the rate. */
  key: string
  /** 'YYYY-MM-DD'. */
  valid_from: string
  /** Last day; empty until the next rate begins. 'YYYY-MM-DD'. */
  valid_until?: string | null
  /** Of a hundred. */
  percent?: number | null
  /** Fixed amount. A decimal amount. */
  fixed?: number | null
  memo?: string | null
}

/** Guarded: tells what other documents said, guarded ones too. */
export interface DeletedDocument extends StandardFields {
  doctype?: 'Deleted Document'
  /** Document name. */
  deleted_name: string
  /** Document type. */
  deleted_doctype: string
  /** The document as JSON. JSON as text. */
  data: string
  restored: 0 | 1
  /** Name of the restored document. */
  new_name?: string | null
}

export interface DeliverySlot extends StandardFields {
  doctype?: 'Delivery Slot'
  weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'
  /** Starts at. 'HH:MM:SS'. */
  starts: string
  /** Ends at. 'HH:MM:SS'. */
  ends: string
  /** Leave empty to apply to all zones. Name of a document of type Shipping Zone. */
  zone?: string | null
  /** Leave empty to apply to all sellers. Name of a document of type Business. */
  business?: string | null
  service: 'standard' | 'express'
  /** Maximum packages. */
  capacity: number
  /** Cut-off hours. Customers can choose the slot until this many hours before it starts. */
  cut_off_hours: number
  /** Active. */
  is_active: 0 | 1
}

export interface DeliverySlotDay extends StandardFields {
  doctype?: 'Delivery Slot Day'
  /** Delivery slot. Name of a document of type Delivery Slot. */
  slot: string
  /** 'YYYY-MM-DD'. */
  day: string
  booked: number
}

export interface Dispute extends StandardFields {
  doctype?: 'Dispute'
  /** Name of a document of type Payment. */
  payment: string
  /** Status. */
  state: 'reported' | 'inquiry' | 'open' | 'won' | 'charged back'
  /** A decimal amount. */
  amount: number
  /** Amount the gateway withholds until the bank decides. A decimal amount. */
  withheld_amount: number
  /** Amount the bank kept beyond the refunds already due. A decimal amount. */
  lost_amount: number
  /** Amount the bank paid out instead of a refund. A decimal amount. */
  refunded_amount: number
  /** Gateway fee. A decimal amount. */
  fee: number
  gateway:
    | 'Sandbox'
    | 'Razorpay'
    | 'Stripe'
    | 'Counter'
    | 'Cash on Delivery'
    | 'Wallet'
    | 'Gift Card'
    | 'Reward Points'
  /** Gateway dispute ID. */
  gateway_dispute: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ended_at?: string | null
  /** Number of postings. */
  postings?: number | null
}

export interface DocShare extends StandardFields {
  doctype?: 'DocShare'
  /** Empty if shared with everyone. Name of a document of type User. */
  user?: string | null
  /** All signed-in users. */
  everyone: 0 | 1
  /** Document type. */
  share_doctype: string
  /** Document name. */
  share_name: string
  read: 0 | 1
  write: 0 | 1
  submit: 0 | 1
  /** Can share the document with others. */
  share: 0 | 1
  /** Name of a document of type User. */
  shared_by?: string | null
}

export interface DocumentNamingRule extends StandardFields {
  doctype?: 'Document Naming Rule'
  document_type: string
  disabled: 0 | 1
  /** The matching rule with the highest priority is used. */
  priority?: number | null
  /** For example INV-.YYYY.-. */
  prefix: string
  /** Number of digits. */
  prefix_digits: number
  /** Last number used. It can only be increased. */
  counter: number
  conditions: DocumentNamingRuleCondition[]
}

/** Rows of Document Naming Rule.conditions. */
export interface DocumentNamingRuleCondition extends ChildFields {
  doctype?: 'Document Naming Rule Condition'
  field: string
  condition: '=' | '!=' | '>' | '<' | '>=' | '<='
  value: string
}

export interface DocumentNumberSeries extends StandardFields {
  doctype?: 'Document Number Series'
  /** Issuing seller. GSTIN, or the name of a business without one. */
  giver: string
  kind: 'tax invoice' | 'bill of supply' | 'credit note'
  financial_year: string
  last_number: number
  /** 'YYYY-MM-DD'. */
  last_issued_on?: string | null
}

export interface DownloadCount extends StandardFields {
  doctype?: 'Download Count'
  /** Name of a document of type Order. */
  order: string
  order_line: string
  /** File. Name of a document of type Product Download. */
  product_download: string
  /** Downloads. */
  download_count: number
  /** Last download. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_at?: string | null
}

/** There is exactly one, named like its type. */
export interface DownloadSettings extends StandardFields {
  doctype?: 'Download Settings'
  /** Downloads for each file. For each item of an order; 0 for no limit. */
  max_downloads: number
  /** Days for downloads. After the payment; 0 for no limit. */
  days: number
}

/** Rows of Event Registration.attendees. */
export interface EventAttendee extends ChildFields {
  doctype?: 'Event Attendee'
  full_name: string
  age?: number | null
  /** Child of the person who registered. Name of a document of type Student Registration. */
  student?: string | null
  /** Label of one of the event’s ticket types. */
  ticket_type?: string | null
  /** Other people on this ticket. For a ticket that admits several people: one name per line. */
  companions?: string | null
  seats: number
  /** Cancelled. */
  is_cancelled: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  checked_in_at?: string | null
  /** Listed by question. JSON as text. */
  answers?: string | null
  ticket_code?: string | null
}

export interface EventDelivery extends StandardFields {
  doctype?: 'Event Delivery'
  /** Event name. */
  event_name: string
  /** Handler. */
  subscription: string
  /** Status. */
  state: 'waiting' | 'tried again' | 'discarded'
  attempts?: number | null
  error?: string | null
  /** JSON as text. */
  payload?: string | null
  /** Event. */
  event_id: string
}

/** Rows of Mela Event.questions. */
export interface EventQuestion extends ChildFields {
  doctype?: 'Event Question'
  label: string
  answer_type: 'text' | 'choice' | 'yes or no'
  /** One option per line. */
  options?: string | null
  /** Required. */
  is_required: 0 | 1
  /** Ask. */
  respondent: 'everyone who comes' | 'who registers'
}

/** Guarded: names children who come to an event. */
export interface EventRegistration extends StandardFields {
  doctype?: 'Event Registration'
  /** Name of a document of type Mela Event. */
  event: string
  /** Status. */
  state: 'draft' | 'reserved' | 'confirmed' | 'checked in' | 'waitlisted' | 'offered' | 'lapsed' | 'cancelled'
  contact_name: string
  /** E.164. */
  phone: string
  email?: string | null
  /** The signed-in user who registered. Name of a document of type User. */
  user?: string | null
  attendees: EventAttendee[]
  /** Answers of the person who registered. JSON as text. */
  answers?: string | null
  seats: number
  /** Number of tickets of each type. JSON as text. */
  tickets: string
  /** Seats are held until this time. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  /** Waiting since. When it was added to the waiting list. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  queued_at?: string | null
  /** A decimal amount. */
  amount: number
  /** A decimal amount. */
  paid_amount: number
  /** Refunded amount. A decimal amount. */
  refunded_amount: number
  payment?: string | null
  /** Stored as a hash. */
  token_hash?: string | null
  /** Stored as a hash. */
  idempotency_key?: string | null
}

export interface EventSeats extends StandardFields {
  doctype?: 'Event Seats'
  event: string
  occupied: number
  /** On the waiting list. */
  waiting: number
  /** Number of tickets taken of each type. JSON as text. */
  tickets: string
}

/** Rows of Mela Event.ticket_types. */
export interface EventTicketType extends ChildFields {
  doctype?: 'Event Ticket Type'
  label: string
  /** A decimal amount. */
  price: number
  /** Number of people that a ticket admits, for example 4 for a family ticket. */
  seats_per_ticket: number
  /** Maximum number of tickets of this type. Leave empty to limit only by the event’s capacity. */
  capacity?: number | null
  /** Minimum age. */
  min_age?: number | null
  /** Maximum age. */
  max_age?: number | null
}

/** Guarded: tells who belongs to a child. */
export interface Family extends StandardFields {
  doctype?: 'Family'
  family_name: string
  office_notes?: string | null
}

/** Guarded: tells of a child and its family’s money. */
export interface Fee extends StandardFields {
  doctype?: 'Fee'
  /** Name of a document of type Student Registration. */
  student: string
  student_name: string
  /** Name of a document of type Family. */
  family?: string | null
  /** School year. Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class: string
  /** Name of a document of type Fee Schedule. */
  schedule: string
  /** Status. */
  state: 'due' | 'part paid' | 'paid' | 'waived'
  /** Next due date. 'YYYY-MM-DD'. */
  next_due_on?: string | null
  /** Amount in the fee schedule. A decimal amount. */
  full_amount: number
  /** Sibling discount. A decimal amount. */
  discount: number
  /** A decimal amount. */
  late_fees: number
  /** A decimal amount. */
  waived: number
  /** Total to pay, including what is already paid. A decimal amount. */
  amount: number
  /** A decimal amount. */
  paid: number
  /** A decimal amount. */
  outstanding: number
  instalments: FeeInstalment[]
  /** Amount to pay. Used for the next payment. */
  pay_part: 'what is due' | 'everything'
  payments: FeePayment[]
  /** Amount to waive. Leave empty to waive everything outstanding. A decimal amount. */
  waive_amount?: number | null
  /** Reason for the waiver. Required to waive. */
  waive_reason?: string | null
  waivers: FeeWaiver[]
  payer_name: string
  /** E.164. */
  payer_phone?: string | null
  payer_email?: string | null
  /** Name of a document of type User. */
  payer_user?: string | null
  late_fee?: 'none' | 'percent' | 'amount' | null
  /** Late fee percentage. Of a hundred. */
  late_percent?: number | null
  /** Late fee amount. A decimal amount. */
  late_amount?: number | null
  grace_days?: number | null
}

/** Rows of Fee.instalments. */
export interface FeeInstalment extends ChildFields {
  doctype?: 'Fee Instalment'
  label: string
  /** Due date. 'YYYY-MM-DD'. */
  due_on: string
  /** A decimal amount. */
  full_amount: number
  /** A decimal amount. */
  discount: number
  /** A decimal amount. */
  late_fee: number
  /** A decimal amount. */
  waived: number
  /** A decimal amount. */
  amount: number
  /** A decimal amount. */
  paid: number
}

/** Rows of Fee.payments. */
export interface FeePayment extends ChildFields {
  doctype?: 'Fee Payment'
  /** Payment, Manual Payment or Cash Collection. */
  payment: string
  /** 'YYYY-MM-DD'. */
  paid_on: string
  /** A decimal amount. */
  amount: number
  /** Refunded amount. A decimal amount. */
  refunded_amount: number
}

export interface FeeSchedule extends StandardFields {
  doctype?: 'Fee Schedule'
  /** Class and school year if empty. */
  title?: string | null
  /** School year. Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class: string
  /** Open. New fees are created from this schedule. */
  is_open: 0 | 1
  /** Sum of all instalments. A decimal amount. */
  amount?: number | null
  instalments: ScheduledInstalment[]
  /** For the second and each further child of a family. */
  sibling_discount: 'none' | 'percent' | 'amount'
  /** Sibling discount percentage. Of the fee for the whole year. Of a hundred. */
  sibling_percent?: number | null
  /** Sibling discount amount. Deducted from the fee for the whole year. A decimal amount. */
  sibling_amount?: number | null
  /** Added once to each overdue instalment. */
  late_fee: 'none' | 'percent' | 'amount'
  /** Late fee percentage. Of the outstanding amount of the instalment. Of a hundred. */
  late_percent?: number | null
  /** Late fee amount. A decimal amount. */
  late_amount?: number | null
  /** Days after the due date before a late fee is added. */
  grace_days: number
}

/** Rows of Fee.waivers. */
export interface FeeWaiver extends ChildFields {
  doctype?: 'Fee Waiver'
  /** A decimal amount. */
  amount: number
  reason: string
  waived_by: string
  /** 'YYYY-MM-DD'. */
  waived_on: string
}

export interface File extends StandardFields {
  doctype?: 'File'
  file_name: string
  /** File URL. */
  file_url?: string | null
  /** Private. */
  is_private: 0 | 1
  /** In folder. Folder that contains the file. */
  folder?: string | null
  /** Folder. */
  is_folder: 0 | 1
  /** Home folder. */
  is_home_folder: 0 | 1
  /** Attachments folder. */
  is_attachments_folder: 0 | 1
  /** For example PNG or PDF. */
  file_type?: string | null
  file_size?: number | null
  /** In pixels, for pictures. */
  width?: number | null
  /** In pixels, for pictures. */
  height?: number | null
  /** Small preview shown until the picture has loaded. */
  placeholder?: string | null
  /** SHA-256 of the stored bytes. */
  content_hash?: string | null
  /** Attached to (document type). */
  attached_to_doctype?: string | null
  /** Attached to (document). */
  attached_to_name?: string | null
  /** Attached to (field). */
  attached_to_field?: string | null
}

/** Rows of Moderation Item.flags. */
export interface Flag extends ChildFields {
  doctype?: 'Flag'
  reason: 'spam' | 'fraud' | 'offensive' | 'danger to a child' | 'wrong place' | 'something else'
  detail?: string | null
  /** Name of a document of type User. */
  user?: string | null
  /** Reported by. Identifies the person who reported, without a name. */
  flagger: string
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
  /** Content. JSON as text. */
  data?: string | null
}

export interface FormSubmission extends StandardFields {
  doctype?: 'Form Submission'
  /** Name of a document of type Web Form. */
  web_form: string
  /** Status. */
  state: 'draft' | 'sent' | 'withdrawn'
  document_type: string
  document_name?: string | null
  submitted_by: string
  /** Identifies the sender without a name. */
  person?: string | null
  /** Stored as a hash. */
  idempotency_key?: string | null
  /** Stored as a hash. */
  last_change_key?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  open_until?: string | null
  /** JSON as text. */
  data?: string | null
}

export interface Fulfilment extends StandardFields {
  doctype?: 'Fulfilment'
  /** Recipient. */
  contact_name?: string | null
  /** Name of a document of type Order. */
  order: string
  number: number
  /** Status. */
  state:
    | 'awaiting payment'
    | 'placed'
    | 'confirmed'
    | 'packed'
    | 'shipped'
    | 'delivered'
    | 'returned'
    | 'lost'
    | 'cancelled'
  /** Name of a document of type Business. */
  business: string
  /** Empty for items sent by email. Name of a document of type Business Branch. */
  branch?: string | null
  /** Cash to collect. Collected on delivery. A decimal amount. */
  collect_amount: number
  /** Balance due. Online payment due for the whole order; pack after it is paid. A decimal amount. */
  unpaid_amount: number
  contents?: string | null
  /** Weight (grams). */
  weight_grams: number
  kind: 'delivery' | 'pickup' | 'digital' | 'collection'
  /** Shipping method code. */
  delivery_code?: string | null
  /** Shipping method. */
  delivery_label?: string | null
  /** Deliver from. 'YYYY-MM-DD'. */
  promised_from?: string | null
  /** Deliver by. 'YYYY-MM-DD'. */
  promised_by?: string | null
  /** In stock from. Day on which items sold beyond stock were expected; pack when they have arrived. 'YYYY-MM-DD'. */
  ready_on?: string | null
  /** Delivery slot ID. */
  slot?: string | null
  /** Delivery slot. */
  slot_label?: string | null
  city?: string | null
  /** PIN code. */
  zipcode?: string | null
  /** E.164. */
  phone?: string | null
  /** As printed on the packing slip. JSON as text. */
  address?: string | null
  /** Required before the package is shipped. */
  carrier?: string | null
  tracking_number?: string | null
  /** Tracking page. Page where the buyer can track the package. */
  tracking_url?: string | null
  /** Reason for failed delivery. Required before marking as returned; shown to the buyer. */
  undelivered_reason?:
    | 'refused on delivery'
    | 'nobody available'
    | 'address not found'
    | 'damaged in transit'
    | 'not collected'
    | 'other'
    | null
  /** Return to stock. Returned items can be sold again. */
  restock: 0 | 1
  /** Items total. Items total after discounts. A decimal amount. */
  items_amount: number
  /** Delivery charge. A decimal amount. */
  shipping_amount: number
  /** Delivery tax rate. */
  shipping_tax_rate: number
  /** Delivery taxable value. A decimal amount. */
  shipping_taxable: number
  /** Delivery CGST. A decimal amount. */
  shipping_cgst: number
  /** Delivery SGST. A decimal amount. */
  shipping_sgst: number
  /** Delivery IGST. A decimal amount. */
  shipping_igst: number
  /** COD fee. Share of the order’s COD fee, taxed like the delivery charge. A decimal amount. */
  fee_amount: number
  /** COD fee taxable value. A decimal amount. */
  fee_taxable: number
  /** COD fee CGST. A decimal amount. */
  fee_cgst: number
  /** COD fee SGST. A decimal amount. */
  fee_sgst: number
  /** COD fee IGST. A decimal amount. */
  fee_igst: number
  /** A decimal amount. */
  total: number
  /** No longer due: cancelled, returned or credited. A decimal amount. */
  credited_amount?: number | null
  /** Delivery charge refunded. */
  is_delivery_credited: 0 | 1
  /** GST charged. Off if the seller has no GSTIN and issues a bill of supply. */
  is_taxed: 0 | 1
  /** Place of supply (state code). */
  place_of_supply?: string | null
  /** Seller GSTIN. Seller’s registration at the time of the order. */
  seller_gstin?: string | null
  /** Seller’s state. */
  seller_state?: string | null
  /** COD fee goes to the seller. Off for older orders, whose COD fee was recorded as the organisation’s income. */
  is_fee_of_seller: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  confirmed_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  packed_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  shipped_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  delivered_at?: string | null
  /** Back in transit at. Marked as delivered by mistake. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  delivery_reverted_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  returned_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  lost_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  cancelled_at?: string | null
  /** Cancellation reason. */
  cancel_reason?: string | null
}

export interface Gallery extends StandardFields {
  doctype?: 'Gallery'
  title: string
  description?: string | null
  /** Cover photo. The first photo if empty. Address of a picture. */
  cover_image?: string | null
  /** Photos. */
  gallery: GalleryItem[]
  /** Number of photos. */
  picture_count?: number | null
  published: 0 | 1
  /** Members are guardians of enrolled children, active volunteers, staff and users with the role Member. */
  visibility: 'public' | 'members' | 'class'
  /** The class whose families can see the album, if it is visible to a class. Name of a document of type Class. */
  class?: string | null
  /** Attendees of this event can be tagged in the photos. Name of a document of type Mela Event. */
  event?: string | null
  /** Consent that people in the photos gave. */
  consent_purpose?: string | null
}

/** Rows of Gallery.gallery. */
export interface GalleryItem extends ChildFields {
  doctype?: 'Gallery Item'
  title?: string | null
  /** Photo. Address of a picture. */
  image__video?: string | null
  /** Image (alternative name). Address of a picture. */
  image?: string | null
  /** Alt text. Describes the photo for people who cannot see it. */
  alt?: string | null
  /** HTML. */
  caption?: string | null
  /** Address of a file. */
  video?: string | null
  /** Shown before the video plays. Address of a picture. */
  poster?: string | null
  /** Embedded page. */
  iframe?: string | null
  /** Download URL. */
  download_url?: string | null
  /** Thumbnail. Address of a picture. */
  thumb?: string | null
  /** Position. */
  display_order?: number | null
  /** SHA-256 of the content. The same photo in another album has the same key. */
  content_key?: string | null
}

/** Guarded: tells which pictures show a child. */
export interface GalleryPerson extends StandardFields {
  doctype?: 'Gallery Person'
  full_name: string
  /** Content key of the photo. */
  content_key: string
  /** Name of a document of type Student Registration. */
  student?: string | null
  /** Name of a document of type Event Registration. */
  registration?: string | null
  /** Attendee row of the registration. */
  attendee?: string | null
  /** Consented on. For people who are not students: the day they or their guardian gave consent. 'YYYY-MM-DD'. */
  agreed_on?: string | null
}

export interface GatewayEvent extends StandardFields {
  doctype?: 'Gateway Event'
  gateway:
    | 'Sandbox'
    | 'Razorpay'
    | 'Stripe'
    | 'Counter'
    | 'Cash on Delivery'
    | 'Wallet'
    | 'Gift Card'
    | 'Reward Points'
  /** Event ID. */
  event_id: string
  event_type: string
  /** Gateway order ID. */
  gateway_order?: string | null
  /** Gateway payment ID. */
  gateway_payment?: string | null
  /** Gateway dispute ID. */
  gateway_dispute?: string | null
  /** Status. */
  state: 'stored' | 'done' | 'refused' | 'ignored'
  /** Name of a document of type Payment. */
  payment?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  occurred_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  received_at: string
  /** Attempts. */
  tries: number
  error?: string | null
  body?: string | null
  signature?: string | null
}

export interface GiftCard extends StandardFields {
  doctype?: 'Gift Card'
  /** Status. */
  state: 'awaiting payment' | 'active' | 'disabled' | 'expired' | 'cancelled'
  /** A decimal amount. */
  amount: number
  currency: string
  /** Copied from the books, which decide what can be spent. A decimal amount. */
  balance: number
  /** Code ends in. The code itself is not stored. */
  last_four?: string | null
  /** Valid until. 'YYYY-MM-DD'. */
  expires_on?: string | null
  source: 'purchase' | 'goodwill'
  recipient_name: string
  recipient_email: string
  sender_name: string
  message?: string | null
  /** Deliver on. Today if empty. 'YYYY-MM-DD'. */
  deliver_on?: string | null
  language: 'en' | 'hi' | 'ta'
  /** Email. */
  delivery: 'waiting' | 'queued' | 'sent' | 'not sent' | 'could not be sent'
  /** Delivered on. 'YYYY-MM-DD'. */
  delivered_on?: string | null
  /** Name of a document of type User. */
  buyer?: string | null
  buyer_email?: string | null
  payment?: string | null
  /** Reason for goodwill. Required to issue a card without payment. Not shown to the recipient. */
  reason?: string | null
  code_hash?: string | null
  /** Codes sent. */
  code_count?: number | null
}

/** Rows of Gift Card Settings.amounts. */
export interface GiftCardAmount extends ChildFields {
  doctype?: 'Gift Card Amount'
  /** A decimal amount. */
  amount: number
}

/** There is exactly one, named like its type. */
export interface GiftCardSettings extends StandardFields {
  doctype?: 'Gift Card Settings'
  /** Customers can buy gift cards. */
  allow_purchase: 0 | 1
  /** Smallest amount. A decimal amount. */
  minimum: number
  /** Largest amount. A decimal amount. */
  maximum: number
  /** Suggested amounts. */
  amounts: GiftCardAmount[]
  /** Valid for (months). From the day of delivery. At least a year. */
  validity_months: number
  /** Expiry notice (days before). */
  notice_days: number
  /** Largest goodwill card. Most that staff give at the organisation’s cost on one card. A decimal amount. */
  goodwill_limit: number
  /** Legal text shown before payment: a closed prepaid instrument without cash withdrawal. */
  terms?: string | null
}

export interface GoodwillCredit extends StandardFields {
  doctype?: 'Goodwill Credit'
  /** Status. */
  state: 'draft' | 'given'
  /** Email or phone number of the customer’s account. */
  customer: string
  user?: string | null
  /** A decimal amount. */
  amount: number
  /** Shown to the customer. */
  reason: string
  /** Business that bears the cost. Leave empty for the organisation. Name of a document of type Business. */
  business?: string | null
  /** Name of a document of type Wallet Credit. */
  wallet_credit?: string | null
}

/** Guarded: tells who belongs to a child. */
export interface Guardian extends StandardFields {
  doctype?: 'Guardian'
  /** Name of a document of type Family. */
  family: string
  full_name: string
  /** Relationship. */
  relation?: 'mother' | 'father' | 'grandparent' | 'guardian' | 'other' | null
  /** E.164. */
  phone: string
  email?: string | null
  /** Matched by the phone number verified at sign-in. Name of a document of type User. */
  user?: string | null
  /** Can view. Can view the children and their school records. */
  may_view: 0 | 1
  /** Can change details. Can request changes, renew, withdraw and decide on consents. */
  may_change: 0 | 1
  /** Can pay. Can view and pay fees. */
  may_pay: 0 | 1
  /** Can collect children. Can take the children home. */
  may_collect: 0 | 1
  /** Shares own statement. The family’s other guardians see this guardian’s orders, tickets and donations. */
  shares_statement: 0 | 1
}

/** Guarded: names the guardian of a child who would like to help. */
export interface GuardianConsentRequest extends StandardFields {
  doctype?: 'Guardian Consent Request'
  /** Name of a document of type Student Volunteer Registration. */
  registration: string
  guardian_name: string
  /** E.164. */
  phone?: string | null
  email?: string | null
  /** Status. */
  state: 'requested' | 'given' | 'declined' | 'expired'
  /** 'YYYY-MM-DD'. */
  expires_on: string
  /** 'YYYY-MM-DD'. */
  decided_on?: string | null
  /** Name that the guardian entered. */
  decided_by?: string | null
  /** Stored as a hash. */
  token_hash?: string | null
}

/** Rows of User.roles. */
export interface HasRole extends ChildFields {
  doctype?: 'Has Role'
  /** Name of a document of type Role. */
  role: string
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
  /** Link. */
  redirect_url: string
  /** Label of the menu item under which this one is shown. */
  parent_menu?: string | null
  icon?: string | null
}

export interface HelpfulVote extends StandardFields {
  doctype?: 'Helpful Vote'
  /** Document type. */
  reference_doctype: string
  /** Document. */
  reference_name: string
  /** Name of a document of type User. */
  user: string
}

/** Guarded: shows children whose family has not agreed to it. */
export interface HiddenPhoto extends StandardFields {
  doctype?: 'Hidden Photo'
  /** Album. Name of a document of type Gallery. */
  gallery: string
  /** The student whose family still sees the photo. Empty if more than one person has not given consent. Name of a document of type Student Registration. */
  student?: string | null
  /** Name of its row in the album. */
  row_name: string
  /** Position in the album. Where the photo returns to when consent is given. */
  place: number
  title?: string | null
  /** Photo. Address of a picture. */
  image__video?: string | null
  /** Image (alternative name). Address of a picture. */
  image?: string | null
  /** Alt text. Describes the photo for people who cannot see it. */
  alt?: string | null
  /** HTML. */
  caption?: string | null
  /** Address of a file. */
  video?: string | null
  /** Shown before the video plays. Address of a picture. */
  poster?: string | null
  /** Embedded page. */
  iframe?: string | null
  /** Download URL. */
  download_url?: string | null
  /** Thumbnail. Address of a picture. */
  thumb?: string | null
  /** Position. */
  display_order?: number | null
  /** SHA-256 of the content. The same photo in another album has the same key. */
  content_key?: string | null
}

/** Guarded: tells of a volunteer, who may be a child. */
export interface HoursCredit extends StandardFields {
  doctype?: 'Hours Credit'
  /** Name of a document of type Hours Entry. */
  hours_entry: string
  open_for?: string | null
  /** Name of a document of type Volunteer. */
  volunteer: string
  /** Account. Name of a document of type User. */
  user: string
  /** Date. 'YYYY-MM-DD'. */
  on_day: string
  /** Status. */
  state: 'given' | 'withdrawn'
  /** 'YYYY-MM-DD'. */
  withdrawn_on?: string | null
  /** Type. */
  kind: 'fee credit' | 'reward points'
  /** Minutes with credit. */
  minutes: number
  /** Minutes over a limit. */
  cut_minutes: number
  /** Limit. */
  cut_by?: 'volunteer month' | 'volunteer year' | 'household month' | 'household year' | null
  /** A decimal amount. */
  amount: number
  points: number
}

/** Guarded: tells of a volunteer, who may be a child. */
export interface HoursEntry extends StandardFields {
  doctype?: 'Hours Entry'
  /** Name of a document of type Volunteer. */
  volunteer: string
  /** Date. 'YYYY-MM-DD'. */
  on_day: string
  minutes: number
  /** What the volunteer did. */
  activity: string
  note?: string | null
  source: 'kiosk' | 'QR' | 'button' | 'self-report' | 'office'
  /** Name of a document of type Shift. */
  shift?: string | null
  /** Name of a document of type Shift Assignment. */
  assignment?: string | null
  /** Confirmed by volunteer. Name of a document of type User. */
  confirmed_by?: string | null
  /** Confirmed on. 'YYYY-MM-DD'. */
  confirmed_on?: string | null
  /** Status. */
  state: 'waiting' | 'approved' | 'refused'
  /** Name of a document of type User. */
  approved_by?: string | null
  /** 'YYYY-MM-DD'. */
  approved_on?: string | null
  /** Reason for rejection. */
  refusal?: string | null
}

/** Guarded: tells of a volunteer, who may be a child. */
export interface HoursFinding extends StandardFields {
  doctype?: 'Hours Finding'
  finding_key: string
  /** Finding. */
  kind: 'same household' | 'one approver' | 'round hours' | 'outside shifts'
  /** Name of a document of type Volunteer. */
  volunteer: string
  /** Name of a document of type User. */
  approver: string
  /** Status. */
  state: 'open' | 'checked' | 'resolved'
  /** Entries found. */
  entries: number
  /** Entries approved by this person. */
  of_entries: number
  minutes: number
  /** From. 'YYYY-MM-DD'. */
  from_day?: string | null
  /** Until. 'YYYY-MM-DD'. */
  to_day?: string | null
  /** What you found out. */
  note?: string | null
}

export interface Invoice extends StandardFields {
  doctype?: 'Invoice'
  invoice_number: string
  /** One invoice is issued for each; empty on older invoices that cover all fulfilments of the seller. */
  issued_for?: string | null
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type User. */
  customer?: string | null
  /** Name of a document of type Business. */
  business: string
  /** 'YYYY-MM-DD'. */
  issued_on: string
  /** A decimal amount. */
  total: number
  currency: string
  /** Taxable value. A decimal amount. */
  taxable: number
  /** CGST. A decimal amount. */
  cgst: number
  /** SGST. A decimal amount. */
  sgst: number
  /** IGST. A decimal amount. */
  igst: number
  /** A decimal amount. */
  cess: number
  /** Place of supply (state code). Two-digit GST state code. */
  place_of_supply?: string | null
  /** Items. */
  lines: InvoiceLine[]
  /** JSON as text. */
  seller: string
  /** JSON as text. */
  buyer: string
  /** Name of a document of type Document Number Series. */
  series: string
  financial_year: string
  number: number
  kind: 'tax invoice' | 'bill of supply' | 'credit note'
  /** Credited amount. Total of the credit notes issued. A decimal amount. */
  credited: number
}

/** Rows of Credit Note.lines, Invoice.lines. */
export interface InvoiceLine extends ChildFields {
  doctype?: 'Invoice Line'
  description: string
  /** HSN. */
  hsn?: string | null
  quantity: number
  rate: number
  /** Taxable value. A decimal amount. */
  taxable: number
  /** CGST. A decimal amount. */
  cgst: number
  /** SGST. A decimal amount. */
  sgst: number
  /** IGST. A decimal amount. */
  igst: number
  /** A decimal amount. */
  cess: number
  /** A decimal amount. */
  total: number
}

export interface JobAlert extends StandardFields {
  doctype?: 'Job Alert'
  /** Name of a document of type User. */
  user: string
  /** Name of a document of type Job Category. */
  category?: string | null
  /** Search words. */
  txt?: string | null
  /** Notified until. Jobs published before this day have been notified. 'YYYY-MM-DD'. */
  notified_until: string
}

/** Guarded: tells who looks for work, with a résumé. */
export interface JobApplication extends StandardFields {
  doctype?: 'Job Application'
  /** Job. Name of a document of type Job Opening. */
  opening: string
  applicant_name: string
  /** Name of a document of type User. */
  applicant: string
  email?: string | null
  /** E.164. */
  phone?: string | null
  /** Cover letter. */
  cover_note?: string | null
  /** Résumé. Address of a file. */
  resume?: string | null
  /** Status. */
  state: 'received' | 'shortlisted' | 'declined' | 'hired'
  /** Visible to the office only. */
  notes?: string | null
}

export interface JobCategory extends StandardFields {
  doctype?: 'Job Category'
  category_name: string
  /** Name of a document of type Job Category. */
  parent_category?: string | null
  /** Has subcategories. Groups other categories and has no jobs of its own. */
  is_parent: 0 | 1
  /** Position. */
  display_order?: number | null
  published: 0 | 1
}

export interface JobOpening extends StandardFields {
  doctype?: 'Job Opening'
  title: string
  /** Name of a document of type Job Category. */
  category: string
  organisation: string
  description: string
  employment_type: 'full time' | 'part time' | 'contract' | 'internship' | 'volunteer'
  location?: string | null
  /** For example ₹18,000 a month. */
  pay?: string | null
  /** Last day to apply. 'YYYY-MM-DD'. */
  closes_on: string
  /** Status. */
  state: 'draft' | 'open' | 'closed' | 'filled'
  /** Published on. 'YYYY-MM-DD'. */
  opened_on?: string | null
  /** 'YYYY-MM-DD'. */
  ended_on?: string | null
  /** Hidden. The office has hidden this post. */
  is_hidden: 0 | 1
  /** Reason for hiding. */
  hidden_because?: string | null
}

/** There is exactly one, named like its type. */
export interface JobSettings extends StandardFields {
  doctype?: 'Job Settings'
  /** Days to keep applications. Days after a job closes until its applications are erased. */
  retention_days: number
}

export interface LedgerAccount extends StandardFields {
  doctype?: 'Ledger Account'
  account_name: string
  kind: 'asset' | 'liability' | 'income' | 'expense' | 'equity'
  purpose:
    | 'gateway'
    | 'cash'
    | 'bank'
    | 'cheques'
    | 'income'
    | 'receivable'
    | 'business'
    | 'customer credit'
    | 'gift card'
    | 'goodwill'
    | 'expired credit'
    | 'reward points'
    | 'reward cost'
    | 'volunteer credit'
    | 'affiliate'
    | 'affiliate commission'
    | 'pledge'
    | 'tax'
    | 'unapplied'
    | 'refunds due'
    | 'disputed'
    | 'dispute losses'
    | 'fees'
    | 'cash collections'
    | 'opening'
  /** Owner of the account; leave empty if it has none. */
  party_type?: string | null
  party?: string | null
  currency: string
  /** May be overdrawn. If off, the account cannot be overdrawn. */
  may_go_below: 0 | 1
  /** Debits minus credits, as of the last line. A decimal amount. */
  balance: number
  line_count: number
}

export interface LedgerEntry extends StandardFields {
  doctype?: 'Ledger Entry'
  kind:
    | 'sale'
    | 'capture'
    | 'refund'
    | 'refund paid'
    | 'counter payment'
    | 'reversal'
    | 'cash collection'
    | 'deposit'
    | 'fee'
    | 'dispute'
    | 'allocation'
    | 'adjustment'
    | 'goodwill'
    | 'expiry'
    | 'redemption'
    | 'reward'
    | 'volunteer credit'
    | 'withdrawal'
    | 'commission'
    | 'pledge'
    | 'payout'
    | 'opening'
  /** 'YYYY-MM-DD'. */
  posting_date: string
  currency: string
  /** Sum of all debits. A decimal amount. */
  total: number
  line_count: number
  /** Source document type. */
  source_type: string
  /** Source document. */
  source_name: string
  memo?: string | null
  idempotency_key: string
  fingerprint: string
  /** Name of a document of type Ledger Entry. */
  reverses?: string | null
}

export interface LedgerLine extends StandardFields {
  doctype?: 'Ledger Line'
  /** Name of a document of type Ledger Entry. */
  entry: string
  line_number: number
  /** Name of a document of type Ledger Account. */
  account: string
  /** Debits are positive, credits negative. A decimal amount. */
  amount: number
  currency: string
  /** 'YYYY-MM-DD'. */
  posting_date: string
  /** Position of this line in its account. */
  sequence: number
  /** Account balance when this line was recorded. A decimal amount. */
  balance: number
  memo?: string | null
}

export interface ManualPayment extends StandardFields {
  doctype?: 'Manual Payment'
  /** Status. */
  state: 'received' | 'cleared' | 'bounced' | 'cancelled'
  /** Payment method. */
  method: 'cash' | 'cheque' | 'bank' | 'UPI'
  /** A decimal amount. */
  amount: number
  currency: string
  /** 'YYYY-MM-DD'. */
  received_on: string
  /** Number of the cheque, transfer or UPI payment. */
  reference_number?: string | null
  bank?: string | null
  /** 'YYYY-MM-DD'. */
  cheque_date?: string | null
  payer_name: string
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  /** Document type. */
  reference_type: string
  /** Document. */
  reference_name: string
  description: string
  /** Leave empty for the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** 'YYYY-MM-DD'. */
  cleared_on?: string | null
  /** Date it bounced or was cancelled. 'YYYY-MM-DD'. */
  ended_on?: string | null
  reason?: string | null
  /** A decimal amount. */
  refunded_amount: number
  /** Name of a document of type Ledger Entry. */
  entry?: string | null
  /** Name of a document of type Ledger Entry. */
  clearing_entry?: string | null
  /** Name of a document of type Receipt. */
  receipt?: string | null
  /** Cleared when the payment ends. */
  reference_key?: string | null
}

export interface ManualRefund extends StandardFields {
  doctype?: 'Manual Refund'
  /** Status. */
  state: 'due' | 'paid' | 'discarded'
  /** A decimal amount. */
  amount: number
  currency: string
  payer_name: string
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  /** Document type. */
  reference_type: string
  /** Document. */
  reference_name: string
  description: string
  /** Leave empty for the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** Leave empty if the document states the refund due. */
  payment_type?: string | null
  payment?: string | null
  /** Refund that the bank did not accept. Name of a document of type Refund. */
  failed_refund?: string | null
  /** Preferred refund method. As requested by the payer. */
  payee_method?: 'cash' | 'bank' | 'UPI' | null
  /** Partly hidden; the office can see all of it. */
  payee?: string | null
  payee_name?: string | null
  /** UPI ID. */
  payee_upi?: string | null
  /** Account number. */
  payee_account?: string | null
  /** IFSC. */
  payee_ifsc?: string | null
  /** Payout method. */
  method?: 'cash' | 'bank' | 'UPI' | null
  /** Number of the transfer or UPI payment. */
  reference_number?: string | null
  /** 'YYYY-MM-DD'. */
  paid_on?: string | null
  /** Name of a document of type Ledger Entry. */
  entry?: string | null
  /** Only one can be open per document. */
  open_for?: string | null
}

export interface MelaEvent extends StandardFields {
  doctype?: 'Mela Event'
  title: string
  short_description?: string | null
  /** HTML. */
  description?: string | null
  published: 0 | 1
  /** Members are guardians of enrolled children, active volunteers, staff and users with the role Member. */
  visibility: 'public' | 'members' | 'class'
  /** 'YYYY-MM-DD'. */
  start_date: string
  /** Same as the start date if empty. 'YYYY-MM-DD'. */
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
  /** Total number of seats. Leave empty for no limit. */
  capacity?: number | null
  /** Shown on the event’s card: the lowest ticket price if there are ticket types. Leave empty or enter 0 if the event is free. A decimal amount. */
  price?: number | null
  ticket_types: EventTicketType[]
  questions: EventQuestion[]
  /** Waiting list. */
  has_waitlist: 0 | 1
  /** Last day to register. 'YYYY-MM-DD'. */
  registration_end_date?: string | null
  /** Link to registration on another site. */
  registration_link?: string | null
  /** Registration button. Text of the registration button. */
  registration_label?: string | null
  /** Orders can be picked up here. Sellers who ship to events send orders to the collection point. Check-in hands them over. */
  offers_pickup: 0 | 1
  /** Last day for such orders. 'YYYY-MM-DD'. */
  pickup_orders_until?: string | null
  /** Name of a document of type Collection Point. */
  collection_point?: string | null
  /** The business that holds the event, if not the organisation. Name of a document of type Business. */
  business?: string | null
}

export interface ModerationItem extends StandardFields {
  doctype?: 'Moderation Item'
  /** Document type. */
  reference_doctype: string
  /** Document name. */
  reference_name: string
  title: string
  /** Excerpt. */
  excerpt?: string | null
  /** Name of a document of type User. */
  author?: string | null
  /** Status. */
  state: 'waiting' | 'approved' | 'hidden'
  /** New. Waits for its first review. */
  is_new: 0 | 1
  /** Hidden until decided. Hidden because of the number of reports, until the office decides. */
  is_hidden_meanwhile: 0 | 1
  /** Reports. */
  flag_count: number
  /** Reason for hiding. Required before hiding. The author can see it. */
  hidden_because?: string | null
  /** Reason for restoring. Required before restoring. */
  restored_because?: string | null
  /** Name of a document of type User. */
  decided_by?: string | null
  /** Reports. */
  flags: Flag[]
}

/** There is exactly one, named like its type. */
export interface ModerationSettings extends StandardFields {
  doctype?: 'Moderation Settings'
  /** Review before publishing. Whose posts the office reviews before they are visible. */
  review: 'everybody' | 'new accounts' | 'nobody'
  /** Reports to hide a post. Number of reports that hide a post until the office reviews it. */
  flags_to_hide: number
  /** Days that an account is new. */
  new_account_days: number
  /** Posts per day for new accounts. Maximum number of posts in a day for a new account. */
  new_account_posts: number
  /** Posts per day. Maximum number of posts in a day for other accounts. */
  posts_a_day: number
}

export interface Notification extends StandardFields {
  doctype?: 'Notification'
  event: string
  /** Distinguishes this occurrence of the event from others. */
  event_key: string
  /** The user, or the address of a person without an account. */
  recipient: string
  channel: 'in-app' | 'e-mail' | 'sms' | 'whatsapp' | 'push'
  /** Name of a document of type User. */
  user?: string | null
  title?: string | null
  body?: string | null
  /** Path in the app or the desk. */
  link?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  read_at?: string | null
}

export interface NotificationPreference extends StandardFields {
  doctype?: 'Notification Preference'
  /** Name of a document of type User. */
  user: string
  channel: 'e-mail' | 'sms' | 'whatsapp' | 'push'
  /** Notification type. */
  event_class: 'security' | 'transactional' | 'promotional'
  /** On. */
  is_on: 0 | 1
  /** Quiet hours from. 'HH:MM:SS'. */
  quiet_from?: string | null
  /** Quiet hours until. 'HH:MM:SS'. */
  quiet_until?: string | null
  /** Of the quiet hours. The site’s time zone if empty. */
  time_zone?: string | null
}

/** There is exactly one, named like its type. */
export interface NotificationSettings extends StandardFields {
  doctype?: 'Notification Settings'
  push_public_key?: string | null
  /** Key that the SMS provider sends with replies. Replies are refused until it is set. Written only, never read back. */
  incoming_key?: string | null
}

export interface NotificationTemplate extends StandardFields {
  doctype?: 'Notification Template'
  /** For example contact.received. */
  event: string
  channel: 'in-app' | 'e-mail' | 'sms' | 'whatsapp' | 'push'
  language: 'en' | 'hi' | 'ta'
  /** If off, the standard text is used. */
  enabled: 0 | 1
  subject: string
  /** Plain text. Write {{ name }} to insert a value. */
  body: string
  /** DLT template ID. ID under which this text message is registered in India. */
  dlt_template_id?: string | null
}

export interface OneTimeCode extends StandardFields {
  doctype?: 'One Time Code'
  /** E.164. */
  phone?: string | null
  email?: string | null
  purpose: string
  subject: string
  language?: 'en' | 'hi' | 'ta' | null
  /** Expires at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
  attempts: number
  used: 0 | 1
}

export interface OneTimeToken extends StandardFields {
  doctype?: 'One Time Token'
  /** Name of a document of type User. */
  user: string
  purpose: 'second factor' | 'reset password' | 'welcome'
  /** Expires at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
  attempts: number
  used: 0 | 1
}

export interface Order extends StandardFields {
  doctype?: 'Order'
  /** Status. */
  state:
    'awaiting payment' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'closed' | 'cancelled'
  contact_name: string
  /** E.164. */
  phone: string
  email?: string | null
  /** Signed-in user who placed the order. Name of a document of type User. */
  user?: string | null
  /** Language of the order and its messages. */
  language?: 'en' | 'hi' | 'ta' | null
  /** Order placed at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  placed_at?: string | null
  /** Cancelled if not paid by this time. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  city?: string | null
  /** State or union territory. */
  state_name?: string | null
  /** PIN code. */
  zipcode?: string | null
  /** Address at the time of the order. JSON as text. */
  address?: string | null
  /** GSTIN. */
  gstin?: string | null
  /** Place of supply (state code). */
  place_of_supply?: string | null
  /** Items. */
  lines: OrderLine[]
  /** Payment method. */
  payment_choice: 'online' | 'cash on delivery' | 'pay link'
  currency: string
  /** Items total. A decimal amount. */
  items_amount: number
  /** A decimal amount. */
  discount_amount: number
  /** Delivery charge. A decimal amount. */
  shipping_amount: number
  /** COD fee. Charged for cash on delivery. A decimal amount. */
  fee_amount: number
  /** Included in the total. A decimal amount. */
  tax_amount: number
  /** A decimal amount. */
  total: number
  /** No longer due: cancelled, returned or credited. A decimal amount. */
  credited_amount: number
  /** Amount paid. A decimal amount. */
  paid_amount: number
  /** A decimal amount. */
  refunded_amount: number
  coupon_code?: string | null
  /** Discounts applied, by source. JSON as text. */
  discounts?: string | null
  payment?: string | null
  /** Code that the buyer came with. */
  affiliate_code?: string | null
  /** Affiliate code used on. Day of the order if empty. 'YYYY-MM-DD'. */
  affiliate_on?: string | null
  /** Stock reservation. Stock reserved for the order. */
  reservation?: string | null
  /** Stored as a hash. */
  token_hash?: string | null
  /** Stored as a hash. */
  idempotency_key?: string | null
}

export interface OrderEdit extends StandardFields {
  doctype?: 'Order Edit'
  /** Name of a document of type Order. */
  order: string
  /** Change. */
  what: string
  /** Previous total. A decimal amount. */
  total_before: number
  /** New total. A decimal amount. */
  total_after: number
  /** Previous address. JSON as text. */
  before?: string | null
}

/** Rows of Order.lines. */
export interface OrderLine extends ChildFields {
  doctype?: 'Order Line'
  title: string
  /** Variant name. */
  variant_label?: string | null
  /** SKU. */
  sku?: string | null
  quantity: number
  /** Price of one item, including tax. A decimal amount. */
  price: number
  /** A decimal amount. */
  amount: number
  /** A decimal amount. */
  discount: number
  /** Amount payable for the item, including tax. A decimal amount. */
  total: number
  fulfilment?: string | null
  cancelled_quantity: number
  returned_quantity: number
  /** Refunded without a return. */
  refunded_quantity: number
  /** Price reduction. Refunded from the price of the remaining items. A decimal amount. */
  allowed_amount: number
  /** Name of a document of type Product. */
  product?: string | null
  variant: string
  /** Name of a document of type Business. */
  business: string
  /** Name of a document of type Business Branch. */
  branch?: string | null
  /** Address of a picture. */
  image?: string | null
  route?: string | null
  /** Weight (grams). */
  weight_grams: number
  returnable: 0 | 1
  /** Return period (days). */
  return_days: number
  /** Digital product. */
  is_digital: 0 | 1
  /** Track stock. */
  tracks_stock: 0 | 1
  tax_class?: string | null
  /** HSN. */
  hsn?: string | null
  tax_rate: number
  cess_rate: number
  /** Taxable value. A decimal amount. */
  taxable: number
  /** CGST. A decimal amount. */
  cgst: number
  /** SGST. A decimal amount. */
  sgst: number
  /** IGST. A decimal amount. */
  igst: number
  /** A decimal amount. */
  cess: number
}

export interface OrderLink extends StandardFields {
  doctype?: 'Order Link'
  /** Name of a document of type Order. */
  order: string
  /** Stored as a hash. */
  token_hash: string
}

export interface OrderRefund extends StandardFields {
  doctype?: 'Order Refund'
  /** Status. */
  state: 'planned' | 'refunded' | 'discarded'
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type Fulfilment. */
  fulfilment: string
  /** Name of a document of type Business. */
  business: string
  contact_name?: string | null
  items: OrderRefundItem[]
  /** Refund delivery charge. Also refund the delivery charge and COD fee. */
  with_delivery: 0 | 1
  /** Price reduction. Refunded in addition to items: goodwill or a defect. A decimal amount. */
  allowance: number
  /** Printed on the credit note and shown to the buyer. */
  reason?: string | null
  /** Delivery charge. Delivery charge and COD fee. A decimal amount. */
  delivery_amount: number
  /** Included in the amount. A decimal amount. */
  tax_amount: number
  /** Refund amount. A decimal amount. */
  amount: number
  /** Name of a document of type Credit Note. */
  credit_note?: string | null
}

/** Rows of Order Refund.items. */
export interface OrderRefundItem extends ChildFields {
  doctype?: 'Order Refund Item'
  title: string
  /** Remaining. Quantity that can be refunded. */
  left: number
  /** Quantity to refund. */
  quantity: number
  /** Amount paid for these items. A decimal amount. */
  amount: number
  /** Order item. */
  order_line: string
}

export interface OutboxMessage extends StandardFields {
  doctype?: 'Outbox Message'
  channel: 'e-mail' | 'sms' | 'whatsapp' | 'push'
  recipient: string
  subject?: string | null
  body: string
  /** Paragraphs of the card in the email. JSON as text. */
  card?: string | null
  link?: string | null
  language?: 'en' | 'hi' | 'ta' | null
  /** Status. */
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'dead' | 'not sent'
  event: string
  /** Notification type. */
  event_class: 'security' | 'transactional' | 'promotional'
  /** Name of a document of type User. */
  user?: string | null
  /** Name of a document of type Notification. */
  notification?: string | null
  /** Template ID. */
  template_id?: string | null
  /** Valid for (minutes). */
  lifetime_minutes?: number | null
  attempts?: number | null
  /** Next attempt at. Sent at once if empty. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  next_attempt?: string | null
  /** Sending started at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  claimed_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  sent_at?: string | null
  /** Provider’s message ID. */
  provider_id?: string | null
  error?: string | null
  /** Contains secrets. */
  has_secrets?: number | null
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
    | 'contribution'
  title?: string | null
  subtitle?: string | null
  /** “View all” label. */
  view_more_label?: string | null
  /** “View all” link. */
  view_more_redirect_to?: string | null
  view: 'Grid View' | 'List View'
  /** Items per row. Number of items in a row. */
  row_count: number
  /** Number of items. Number of items to show. One row if empty. */
  no_of_records?: number | null
  /** Show on. */
  application_type: 'both' | 'web' | 'mobile'
  /** Show for this business only. Name of a document of type Business. */
  business?: string | null
  /** Show in this city only. */
  city?: string | null
  /** Content. JSON as text. */
  data?: string | null
}

export interface Payment extends StandardFields {
  doctype?: 'Payment'
  /** Status. */
  state:
    'created' | 'authorised' | 'captured' | 'part refunded' | 'refunded' | 'failed' | 'expired' | 'disputed'
  /** A decimal amount. */
  amount: number
  currency: string
  /** Document type. */
  reference_type?: string | null
  /** Document. */
  reference_name?: string | null
  description?: string | null
  /** Leave empty for the organisation itself. */
  organisation?: string | null
  payer_name?: string | null
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  gateway:
    | 'Sandbox'
    | 'Razorpay'
    | 'Stripe'
    | 'Counter'
    | 'Cash on Delivery'
    | 'Wallet'
    | 'Gift Card'
    | 'Reward Points'
  /** Gateway order ID. */
  gateway_order?: string | null
  /** Gateway payment ID. */
  gateway_payment?: string | null
  /** Payment method. */
  method?: string | null
  gift_card?: string | null
  /** Reason for the decline, from the gateway. */
  error?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  captured_at?: string | null
  /** Gateway fee. A decimal amount. */
  fee?: number | null
  /** A decimal amount. */
  captured_amount: number
  captured_currency?: string | null
  /** A decimal amount. */
  refunded_amount: number
  /** Amount lost in disputes. A decimal amount. */
  lost_amount: number
  /** Whether the payment is allocated to a document. */
  allocation: 'none' | 'allocated' | 'unallocated' | 'refunded'
  /** Needs attention. */
  attention?:
    | 'nothing to pay for'
    | 'paid twice'
    | 'another amount'
    | 'another currency'
    | 'could not be settled'
    | 'refund failed'
    | 'refunded twice'
    | 'unknown to the gateway'
    | 'disputed'
    | 'dispute lost'
    | null
  attention_note?: string | null
  /** On hold. On hold until staff decide; not refunded automatically. */
  is_held: 0 | 1
  /** Name of a document of type Payment. */
  duplicate_of?: string | null
  /** Credited accounts. JSON as text. */
  credits?: string | null
  /** JSON as text. */
  checkout?: string | null
  idempotency_key?: string | null
  token_hash?: string | null
  /** Return count. */
  times_returned?: number | null
  /** Entry of a dispute recorded before dispute documents existed. */
  dispute_entry?: string | null
  /** Status checks. Number of status checks with the gateway. */
  query_count?: number | null
  /** Last accepted reply. Last status check with an accepted reply. */
  applied_query?: number | null
  /** Started with. Document for which the payment was started. */
  opens_with?: string | null
  /** In progress at the bank. The bank is still processing an attempt. */
  is_in_progress?: 0 | 1 | null
  /** Started at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  opened_at?: string | null
  /** Last checked at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_queried_at?: string | null
  /** Next check at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  next_query_at?: string | null
}

export interface PaymentLink extends StandardFields {
  doctype?: 'Payment Link'
  /** Document type. */
  reference_type: string
  /** Document. */
  reference_name: string
  /** Amount when the link was created. A decimal amount. */
  amount: number
  currency: string
  /** Status. */
  state: 'open' | 'paid' | 'expired' | 'withdrawn'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at: string
  /** Name of a document of type Payment. */
  payment?: string | null
  token_hash?: string | null
}

export interface PeriodClose extends StandardFields {
  doctype?: 'Period Close'
  /** Closed until. 'YYYY-MM-DD'. */
  until: string
  memo?: string | null
  account_count: number
}

export interface Pledge extends StandardFields {
  doctype?: 'Pledge'
  /** Shown to buyers, such as "New library books for Class 5A". */
  title: string
  /** Status. */
  state: 'draft' | 'approved' | 'ended'
  /** Seller. Name of a document of type Business. */
  business: string
  /** Part of the price. Of the price without tax and delivery. Of a hundred. */
  percent: number
  /** For. */
  beneficiary_type: 'Class' | 'Mela Event' | 'Contribution Purpose'
  beneficiary: string
  /** Name shown to buyers. */
  beneficiary_title?: string | null
  /** Shown with what was raised. Empty: no goal. A decimal amount. */
  goal?: number | null
  /** Includes its subcategories. Empty: all products. Name of a document of type Product Category. */
  category?: string | null
  /** This product only. Empty: see category. Name of a document of type Product. */
  product?: string | null
  /** From. 'YYYY-MM-DD'. */
  from_day: string
  /** Until. Last day. Empty: until you end it. 'YYYY-MM-DD'. */
  to_day?: string | null
  /** At most. Amount after which nothing more is given. Empty: no limit. A decimal amount. */
  cap_amount?: number | null
}

export interface PledgeSale extends StandardFields {
  doctype?: 'Pledge Sale'
  /** Name of a document of type Pledge. */
  pledge: string
  /** Status. */
  state: 'pending' | 'confirmed' | 'reversed'
  /** Seller. Name of a document of type Business. */
  business: string
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type Fulfilment. */
  fulfilment: string
  /** Order date. 'YYYY-MM-DD'. */
  sold_on: string
  /** Price of the items without tax and delivery. A decimal amount. */
  sales_amount: number
  /** A decimal amount. */
  amount: number
  /** Of cancelled, returned and refunded items. A decimal amount. */
  reversed_amount: number
  /** Held until. First day on which the items cannot be returned any more. Empty until the delivery. 'YYYY-MM-DD'. */
  final_on?: string | null
  /** 'YYYY-MM-DD'. */
  confirmed_on?: string | null
  /** Share of each order line. JSON as text. */
  parts: string
}

export interface PostalCode extends StandardFields {
  doctype?: 'Postal Code'
  /** PIN code. */
  postal_code: string
  /** Main post office. */
  area?: string | null
  city: string
  /** State or union territory. */
  state: string
  latitude?: number | null
  longitude?: number | null
}

/** Guarded: tells what a family asks. */
export interface PrivacyRequest extends StandardFields {
  doctype?: 'Privacy Request'
  /** Type. */
  kind: 'export' | 'correct' | 'erase'
  /** Name of a document of type Family. */
  family?: string | null
  /** Name of a document of type Student Registration. */
  student?: string | null
  detail?: string | null
  /** Status. */
  state: 'received' | 'in progress' | 'done' | 'refused'
  /** 'YYYY-MM-DD'. */
  due_on?: string | null
  /** Sent to the person who made the request. */
  answer?: string | null
  /** Retained records. */
  retained: RetainedRecord[]
  /** Name of a document of type User. */
  requested_by?: string | null
  /** Name of a document of type User. */
  decided_by?: string | null
}

export interface Product extends StandardFields {
  doctype?: 'Product'
  title: string
  /** Path. */
  route: string
  /** Name of a document of type Business. */
  business: string
  /** Name of a document of type Product Category. */
  category: string
  /** Name of a document of type Brand. */
  brand?: string | null
  /** Status. */
  state: 'draft' | 'in review' | 'live' | 'hidden' | 'archived'
  /** Change under review. Name of a document of type Product Change. */
  change_in_review?: string | null
  short_description?: string | null
  /** HTML. */
  description?: string | null
  /** Images. */
  pictures: ProductPicture[]
  /** First image, shown on product cards. Address of a picture. */
  image?: string | null
  attributes: ProductAttribute[]
  /** Search keywords. Other words that shoppers search for, separated by commas. */
  keywords?: string | null
  variants: ProductVariant[]
  /** Price of the cheapest variant; a product without variants gets one at this price. A decimal amount. */
  price: number
  /** Original price. Earlier price, shown struck through. A decimal amount. */
  compare_at_price?: number | null
  /** Leave empty to use the default tax class. Name of a document of type Tax Class. */
  tax_class?: string | null
  /** HSN code. */
  hsn?: string | null
  /** Cash on delivery. */
  cod_allowed: 0 | 1
  returnable: 0 | 1
  /** Return period (days). */
  return_days: number
  /** Digital product. Available immediately, without shipping. */
  is_digital: 0 | 1
  /** Track stock. Turn off for products with unlimited stock. */
  tracks_stock: 0 | 1
  display_order?: number | null
  search_words?: string | null
}

export interface ProductAnswer extends StandardFields {
  doctype?: 'Product Answer'
  /** Name of a document of type Product Question. */
  question: string
  /** Name of a document of type Product. */
  product: string
  /** Content. */
  text: string
  /** Answered as. */
  answers_as: 'seller' | 'office' | 'buyer'
  author_name: string
  /** 'YYYY-MM-DD'. */
  written_on?: string | null
  /** Helpful votes. Number of people who found it helpful. */
  helpful: number
  /** Status. */
  state: 'pending' | 'published' | 'rejected' | 'withdrawn'
  /** Rejection reason. Required to reject; shown to the author. */
  rejected_because?: string | null
  /** Reports. Number of people who reported it. */
  flags?: number | null
  /** Checked by the office. Checked by the office; reports no longer hide it automatically. */
  is_checked?: 0 | 1 | null
  /** Name of a document of type User. */
  author?: string | null
}

/** Rows of Product.attributes. */
export interface ProductAttribute extends ChildFields {
  doctype?: 'Product Attribute'
  attribute: string
  value: string
}

export interface ProductCategory extends StandardFields {
  doctype?: 'Product Category'
  category_name: string
  /** Path. */
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

export interface ProductChange extends StandardFields {
  doctype?: 'Product Change'
  /** Title. */
  product_title?: string | null
  /** Status. */
  state: 'waiting' | 'accepted' | 'refused' | 'withdrawn'
  /** Name of a document of type Product. */
  product: string
  /** Name of a document of type Business. */
  business: string
  /** Changes. */
  summary?: string | null
  /** Shown to the seller; required to reject a change. */
  answer?: string | null
  /** Name of a document of type User. */
  requested_by?: string | null
  /** Name of a document of type User. */
  decided_by?: string | null
  /** Changes. */
  lines: ProductChangeLine[]
  /** Proposed images. */
  pictures: ProductPicture[]
  /** Proposed value. JSON as text. */
  proposed?: string | null
}

/** Rows of Product Change.lines. */
export interface ProductChangeLine extends ChildFields {
  doctype?: 'Product Change Line'
  /** Field. */
  what?: string | null
  /** Current value. */
  now?: string | null
  /** Proposed value. */
  proposed?: string | null
}

export interface ProductDownload extends StandardFields {
  doctype?: 'Product Download'
  /** Name of a document of type Product. */
  product: string
  /** Name of a document of type Business. */
  business: string
  /** Name that buyers see. */
  title: string
  /** Private file, up to 10 MB. Address of a file. */
  file: string
  /** Active. Turn off to stop all downloads of this file. */
  is_active: 0 | 1
}

export interface ProductListing extends StandardFields {
  doctype?: 'Product Listing'
  product: string
  /** Listed. */
  is_listed: 0 | 1
  /** Path. */
  route?: string | null
  title?: string | null
  image?: string | null
  /** Seller with the lowest price. */
  business?: string | null
  business_name?: string | null
  /** Name and label of each seller. JSON as text. */
  sellers?: string | null
  /** Seller offers. Price and stock of each seller, if there are several. JSON as text. */
  seller_offers?: string | null
  /** Name of a document of type Brand. */
  brand?: string | null
  /** Published category of the product. */
  category?: string | null
  /** Category path. Name, route and label of its categories, top level first. JSON as text. */
  trail?: string | null
  /** Lowest price. A decimal amount. */
  price?: number | null
  /** Highest price. A decimal amount. */
  price_to?: number | null
  /** Original price. A decimal amount. */
  compare_at_price?: number | null
  /** Cheapest variant. */
  variant?: string | null
  /** Seller with the lowest price. */
  seller?: string | null
  /** Number of variants. */
  variants?: number | null
  in_stock: 0 | 1
  /** Sale beyond stock. How it is sold beyond stock, if it is out of stock. */
  back_order?: string | null
  rating?: number | null
  reviews?: number | null
  display_order?: number | null
  /** Date the product was added. */
  created_on?: string | null
  /** Attribute names and values. JSON as text. */
  attributes?: string | null
  /** Search words. Words that search finds it by. */
  words?: string | null
  /** Title and other texts in other languages, used by search. JSON as text. */
  translated_texts?: string | null
  /** Last changed in. Transaction of the last change. */
  changed_in?: number | null
}

export interface ProductOffer extends StandardFields {
  doctype?: 'Product Offer'
  /** Name of a document of type Product. */
  product: string
  /** Title. */
  product_title?: string | null
  /** SKU. SKU of the variant; not needed if the product has only one. */
  sku?: string | null
  /** Variant. */
  option_values?: string | null
  /** Variant of the product; you can enter its SKU. */
  variant?: string | null
  /** Name of a document of type Business. */
  business: string
  /** A decimal amount. */
  price: number
  /** Original price. Earlier price, shown struck through. A decimal amount. */
  compare_at_price?: number | null
  /** Status. */
  state: 'draft' | 'live' | 'paused' | 'archived'
}

/** Rows of Product.pictures, Product Change.pictures. */
export interface ProductPicture extends ChildFields {
  doctype?: 'Product Picture'
  /** Address of a picture. */
  image: string
  /** Alt text. Describes the image for people who cannot see it. */
  alt?: string | null
}

export interface ProductQuestion extends StandardFields {
  doctype?: 'Product Question'
  /** Name of a document of type Product. */
  product: string
  /** Content. */
  text: string
  answers: number
  author_name: string
  /** 'YYYY-MM-DD'. */
  written_on?: string | null
  /** Helpful votes. Number of people who found it helpful. */
  helpful: number
  /** Status. */
  state: 'pending' | 'published' | 'rejected' | 'withdrawn'
  /** Rejection reason. Required to reject; shown to the author. */
  rejected_because?: string | null
  /** Reports. Number of people who reported it. */
  flags?: number | null
  /** Checked by the office. Checked by the office; reports no longer hide it automatically. */
  is_checked?: 0 | 1 | null
  /** Name of a document of type User. */
  author?: string | null
}

export interface ProductRating extends StandardFields {
  doctype?: 'Product Rating'
  product: string
  /** Average, 1 to 5. */
  rating?: number | null
  reviews: number
  /** Five stars. */
  stars_5: number
  /** Four stars. */
  stars_4: number
  /** Three stars. */
  stars_3: number
  /** Two stars. */
  stars_2: number
  /** One star. */
  stars_1: number
}

export interface ProductReview extends StandardFields {
  doctype?: 'Product Review'
  /** Name of a document of type Product. */
  product: string
  /** Rating. */
  stars: number
  title?: string | null
  /** Content. */
  text: string
  photos: ReviewPhoto[]
  /** Variant name. */
  variant_label?: string | null
  author_name: string
  /** 'YYYY-MM-DD'. */
  written_on?: string | null
  /** Helpful votes. Number of people who found it helpful. */
  helpful: number
  /** Status. */
  state: 'pending' | 'published' | 'rejected' | 'withdrawn'
  /** Rejection reason. Required to reject; shown to the author. */
  rejected_because?: string | null
  /** Reports. Number of people who reported it. */
  flags?: number | null
  /** Checked by the office. Checked by the office; reports no longer hide it automatically. */
  is_checked?: 0 | 1 | null
  /** Name of a document of type User. */
  author?: string | null
  /** Shown publicly below the review. */
  answer?: string | null
  answered_by?: 'seller' | 'office' | null
  /** 'YYYY-MM-DD'. */
  answered_on?: string | null
  /** Name of a document of type Business. */
  business?: string | null
  /** Name of a document of type Order. */
  order?: string | null
  /** Stored as a hash. */
  buyer?: string | null
}

export interface ProductRoute extends StandardFields {
  doctype?: 'Product Route'
  /** Path. */
  route: string
  product: string
}

/** Rows of Product.variants. */
export interface ProductVariant extends ChildFields {
  doctype?: 'Product Variant'
  /** SKU. */
  sku: string
  /** For example Size: M | Colour: Red; empty if there is only one variant. */
  option_values?: string | null
  /** A decimal amount. */
  price: number
  /** Original price. Earlier price, shown struck through. A decimal amount. */
  compare_at_price?: number | null
  /** Weight (grams). */
  weight_grams: number
  /** Address of a picture. */
  image?: string | null
  barcode?: string | null
  /** Archived. No longer sold; past orders still show it. */
  is_archived: 0 | 1
}

/** Guarded: names of children. */
export interface Promotion extends StandardFields {
  doctype?: 'Promotion'
  /** Name of a document of type Academic Year. */
  from_year: string
  /** Name of a document of type Academic Year. */
  to_year: string
  /** Status. */
  state: 'draft' | 'done' | 'undone'
  /** 'YYYY-MM-DD'. */
  promoted_on?: string | null
  /** Name of a document of type User. */
  promoted_by?: string | null
  /** Kept in the new class. Students who stayed in the new class when the promotion was undone, because the family had already renewed. */
  retained?: number | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  undone_at?: string | null
  /** Students to promote. */
  count: number
  /** Already placed. They keep their place in the new year. */
  placed?: number | null
  /** Class is full. The next class is full. */
  staying?: number | null
  /** There is no next class after theirs. */
  leaving?: number | null
  /** Not included. Too many students for one promotion. Create another promotion for them. */
  not_included?: number | null
  /** Students who are not promoted, and why. */
  problems: PromotionProblem[]
}

/** Guarded: names of children. */
export interface PromotionEntry extends StandardFields {
  doctype?: 'Promotion Entry'
  /** Class promotion. Name of a document of type Promotion. */
  promotion: string
  /** Name of a document of type Student Registration. */
  student: string
  /** Name of a document of type Class. */
  from_class: string
  /** Name of a document of type Class. */
  to_class: string
  previous_enrolment: string
  /** Empty if the child already had a place. */
  new_enrolment?: string | null
  renewal?: string | null
}

/** Rows of Promotion.problems. */
export interface PromotionProblem extends ChildFields {
  doctype?: 'Promotion Problem'
  /** Name of a document of type Student Registration. */
  student?: string | null
  full_name?: string | null
  /** Name of a document of type Class. */
  from_class?: string | null
  problem?: 'no next class' | 'already there' | 'class is full' | null
}

export interface PromotionRedemption extends StandardFields {
  doctype?: 'Promotion Redemption'
  /** Name of a document of type Store Promotion. */
  promotion: string
  /** Name of a document of type Coupon. */
  coupon?: string | null
  code?: string | null
  /** Name of a document of type Order. */
  order: string
  /** Discount. A decimal amount. */
  amount: number
  /** Discount reversed. Share of cancelled and returned items. A decimal amount. */
  given_back: number
  /** Use released. The whole order was cancelled or returned, so it doesn’t count as a use. */
  is_released: 0 | 1
}

export interface PushSubscription extends StandardFields {
  doctype?: 'Push Subscription'
  /** Name of a document of type User. */
  user: string
  device?: string | null
  endpoint: string
  /** Public key. */
  p256dh: string
}

export interface Quote extends StandardFields {
  doctype?: 'Quote'
  /** Status. */
  state: 'draft' | 'sent' | 'ordered' | 'expired' | 'cancelled'
  customer_name: string
  /** The link is sent here. Without it, share the link yourself. */
  email?: string | null
  /** E.164. */
  phone?: string | null
  language: 'en' | 'hi' | 'ta'
  /** 'YYYY-MM-DD'. */
  valid_until: string
  /** Message to the customer. */
  note?: string | null
  /** Items. */
  lines: QuoteLine[]
  /** Without delivery. A decimal amount. */
  total: number
  /** Name of a document of type Order. */
  order?: string | null
  /** Sent on. 'YYYY-MM-DD'. */
  sent_on?: string | null
  sent_count: number
  /** Opens the quote and holds its prices in a cart. */
  code?: string | null
}

/** Rows of Quote.lines. */
export interface QuoteLine extends ChildFields {
  doctype?: 'Quote Line'
  /** Name of a document of type Product. */
  product: string
  /** SKU. SKU of the variant; not needed if the product has only one. */
  sku?: string | null
  quantity: number
  /** Agreed price. Price of one item, including tax. The current price if empty. A decimal amount. */
  price?: number | null
  title?: string | null
  /** Variant name. */
  variant_label?: string | null
  /** Current price. A decimal amount. */
  list_price?: number | null
  variant?: string | null
  /** Name of a document of type Business. */
  business?: string | null
  image?: string | null
  route?: string | null
}

export interface Receipt extends StandardFields {
  doctype?: 'Receipt'
  receipt_number: string
  /** 'YYYY-MM-DD'. */
  issued_on: string
  /** Status. */
  state: 'issued' | 'cancelled'
  /** A decimal amount. */
  amount: number
  currency: string
  /** Refunded amount. Refunded after the receipt was issued. A decimal amount. */
  returned: number
  payer_name: string
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  /** Document type. */
  reference_type?: string | null
  /** Document. */
  reference_name?: string | null
  /** Items. */
  lines: ReceiptLine[]
  /** Payment method. */
  method: string
  /** Payment reference. */
  method_reference?: string | null
  bank?: string | null
  /** 'YYYY-MM-DD'. */
  received_on: string
  condition: 'none' | 'cheque must clear'
  /** Name of a document of type Payment. */
  payment?: string | null
  /** Manual payment. Name of a document of type Manual Payment. */
  manual_payment?: string | null
  /** Name of a document of type Cash Collection. */
  cash_collection?: string | null
  /** Name of a document of type Receipt Issuer. */
  issuer: string
  /** Name of a document of type Receipt Series. */
  series: string
  financial_year: string
  number: number
  /** Name of a document of type Business. */
  organisation?: string | null
  /** JSON as text. */
  letterhead: string
  /** Name of a document of type Receipt. */
  replaces?: string | null
  /** Cleared when the receipt is cancelled. */
  issued_for?: string | null
  /** 'YYYY-MM-DD'. */
  cancelled_on?: string | null
  /** Cancellation reason. */
  cancel_reason?: string | null
}

export interface ReceiptIssuer extends StandardFields {
  doctype?: 'Receipt Issuer'
  /** Leave empty for the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** Empty fields use the organisation’s details. */
  issuer_name?: string | null
  address?: string | null
  contact?: string | null
  registrations: ReceiptRegistration[]
  /** Address of a picture. */
  logo?: string | null
  /** Person who signs, for example “Treasurer”. */
  signatory?: string | null
  footnote?: string | null
  /** Receipt number prefix. Printed before each receipt number. */
  number_prefix?: string | null
  /** Financial year starts in. Cannot be changed after the first receipt is issued. */
  financial_year_start: number
}

/** Rows of Receipt.lines. */
export interface ReceiptLine extends ChildFields {
  doctype?: 'Receipt Line'
  description: string
  /** A decimal amount. */
  amount: number
}

/** Rows of Receipt Issuer.registrations. */
export interface ReceiptRegistration extends ChildFields {
  doctype?: 'Receipt Registration'
  /** For example GSTIN, PAN or 80G. */
  label: string
  number: string
}

export interface ReceiptSeries extends StandardFields {
  doctype?: 'Receipt Series'
  /** Name of a document of type Receipt Issuer. */
  issuer: string
  financial_year: string
  /** 'YYYY-MM-DD'. */
  first_day: string
  /** 'YYYY-MM-DD'. */
  last_day: string
  last_number: number
  /** Excluding cancelled receipts. 'YYYY-MM-DD'. */
  last_issued_on?: string | null
}

/** Rows of Second Factor.recovery_codes. */
export interface RecoveryCode extends ChildFields {
  doctype?: 'Recovery Code'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  used_on?: string | null
}

export interface Redirect extends StandardFields {
  doctype?: 'Redirect'
  /** From. Path such as /old-page. */
  source: string
  /** To. */
  target: string
  /** Permanent. */
  is_permanent: 0 | 1
}

/** Rows of Website Settings.reference_sites. */
export interface ReferenceSite extends ChildFields {
  doctype?: 'Reference Site'
  /** Such as partner.example.org, without https://. */
  host: string
}

export interface Refund extends StandardFields {
  doctype?: 'Refund'
  /** Name of a document of type Payment. */
  payment: string
  /** Status. */
  state: 'requested' | 'sent' | 'done' | 'failed'
  /** A decimal amount. */
  amount: number
  /** Refund to. */
  destination: 'source' | 'credit' | 'by hand'
  reason: string
  gateway:
    | 'Sandbox'
    | 'Razorpay'
    | 'Stripe'
    | 'Counter'
    | 'Cash on Delivery'
    | 'Wallet'
    | 'Gift Card'
    | 'Reward Points'
  /** Gateway refund ID. */
  gateway_refund?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  sent_at?: string | null
  /** Completed at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  done_at?: string | null
  error?: string | null
  /** Journal entry of the decision. */
  entry?: string | null
  /** Payout entry. Journal entry of the payout. */
  paid_entry?: string | null
  idempotency_key?: string | null
  /** Debited accounts. JSON as text. */
  debits?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  requested_at?: string | null
}

export interface RefundPayee extends StandardFields {
  doctype?: 'Refund Payee'
  /** Document type. */
  reference_type: string
  /** Document. */
  reference_name: string
  /** Preferred refund method. As requested by the payer. */
  payee_method?: 'cash' | 'bank' | 'UPI' | null
  /** Partly hidden; the office can see all of it. */
  payee?: string | null
  payee_name?: string | null
  /** UPI ID. */
  payee_upi?: string | null
  /** Account number. */
  payee_account?: string | null
  /** IFSC. */
  payee_ifsc?: string | null
}

export interface RegistrationLink extends StandardFields {
  doctype?: 'Registration Link'
  /** Name of a document of type Event Registration. */
  registration: string
  /** Stored as a hash. */
  token_hash: string
}

/** Guarded: tells how a child came to the school. */
export interface RegistrationStep extends StandardFields {
  doctype?: 'Registration Step'
  /** Name of a document of type Student Registration. */
  student: string
  status:
    | 'draft'
    | 'submitted'
    | 'under review'
    | 'offered'
    | 'accepted'
    | 'enrolled'
    | 'waitlisted'
    | 'rejected'
    | 'withdrawn'
}

export interface RejectedEvents extends StandardFields {
  doctype?: 'Rejected Events'
  gateway:
    | 'Sandbox'
    | 'Razorpay'
    | 'Stripe'
    | 'Counter'
    | 'Cash on Delivery'
    | 'Wallet'
    | 'Gift Card'
    | 'Reward Points'
  /** 'YYYY-MM-DD'. */
  day: string
  count: number
  /** Last time. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_at: string
}

/** Guarded: tells which children belong to a number. */
export interface RenewalPass extends StandardFields {
  doctype?: 'Renewal Pass'
  token_hash: string
  /** E.164. */
  phone: string
  guardian_name: string
  /** Name of a document of type User. */
  user?: string | null
  /** Students not renewed yet. JSON as text. */
  students: string
  /** Expires at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
}

export interface Reply extends StandardFields {
  doctype?: 'Reply'
  /** Name of a document of type Topic. */
  topic: string
  /** Message board. Name of a document of type Board. */
  board: string
  text: string
  author_name: string
  /** Name of a document of type User. */
  author?: string | null
  /** Thanks. */
  thanks: number
  /** Hidden. The office has hidden this post. */
  is_hidden: 0 | 1
  /** Reason for hiding. */
  hidden_because?: string | null
}

export interface ReplyThanks extends StandardFields {
  doctype?: 'Reply Thanks'
  /** Name of a document of type Reply. */
  reply: string
  /** Name of a document of type User. */
  user: string
}

/** Rows of Privacy Request.retained. */
export interface RetainedRecord extends ChildFields {
  doctype?: 'Retained Record'
  /** Record. */
  what?: string | null
  /** Reason. */
  why?: string | null
  /** Kept until. 'YYYY-MM-DD'. */
  until?: string | null
}

export interface Return extends StandardFields {
  doctype?: 'Return'
  /** Status. */
  state:
    'requested' | 'approved' | 'picked up' | 'received' | 'refunded' | 'exchanged' | 'refused' | 'withdrawn'
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type Fulfilment. */
  fulfilment: string
  /** Name of a document of type Business. */
  business: string
  /** Name of a document of type User. */
  customer?: string | null
  contact_name?: string | null
  reason:
    'damaged' | 'wrong item' | 'not as described' | 'does not fit' | 'came too late' | 'not wanted any more'
  /** Buyer’s comment. */
  note?: string | null
  resolution: 'refund' | 'exchange'
  items: ReturnItem[]
  photos: ReturnPhoto[]
  /** Pickup date. Date of the return pickup. 'YYYY-MM-DD'. */
  pickup_on?: string | null
  /** Reply to the buyer. Shown to the buyer. */
  answer?: string | null
  /** Return to stock. Returned items can be sold again. */
  restock: 0 | 1
  /** Refund delivery charge. Also refund the delivery charge and COD fee when the whole fulfilment is returned. */
  with_delivery: 0 | 1
  /** A decimal amount. */
  refund_amount: number
  /** Name of a document of type Credit Note. */
  credit_note?: string | null
  /** Name of a document of type Order. */
  new_order?: string | null
  /** Amount applied to the new order. Part of the earlier payment that pays for the new order. A decimal amount. */
  carried_amount: number
}

/** Rows of Return.items. */
export interface ReturnItem extends ChildFields {
  doctype?: 'Return Item'
  title: string
  quantity: number
  /** Amount paid for these items. A decimal amount. */
  amount: number
  /** Order item. */
  order_line: string
  variant?: string | null
  /** Exchange for. Variant that the buyer wants instead. */
  exchange_variant?: string | null
}

/** Rows of Return.photos. */
export interface ReturnPhoto extends ChildFields {
  doctype?: 'Return Photo'
  /** Address of a file. */
  photo: string
}

export interface ReviewFlag extends StandardFields {
  doctype?: 'Review Flag'
  /** Document type. */
  reference_doctype: string
  /** Document. */
  reference_name: string
  reason: 'spam' | 'fraud' | 'offensive' | 'danger to a child' | 'wrong place' | 'something else'
  detail?: string | null
  /** Name of a document of type User. */
  user?: string | null
  /** Reported by. Identifies the person who reported it. */
  flagger?: string | null
}

/** Rows of Product Review.photos. */
export interface ReviewPhoto extends ChildFields {
  doctype?: 'Review Photo'
  /** Address of a file. */
  photo: string
}

/** There is exactly one, named like its type. */
export interface ReviewSettings extends StandardFields {
  doctype?: 'Review Settings'
  /** Ask for a review after (days). Days after delivery when the buyer is asked for a review; 0 to never ask. */
  invite_after_days: number
  /** Reports before hiding. Number of reports that hide a post until the office reviews it. */
  flags_to_hide: number
}

export interface RewardEntry extends StandardFields {
  doctype?: 'Reward Entry'
  /** Customer. Name of a document of type User. */
  user: string
  /** Status. */
  state: 'pending' | 'available' | 'used' | 'expired' | 'reversed'
  points: number
  /** Value of a point. A decimal amount. */
  point_value: number
  used_points: number
  expired_points: number
  /** Taken back after a return. */
  reversed_points: number
  /** Points of items that were returned. */
  returned_points: number
  /** Points of returned items that were already spent; taken from the next points. */
  owed_points: number
  /** 'YYYY-MM-DD'. */
  available_on: string
  /** Last day. Empty: does not expire. 'YYYY-MM-DD'. */
  expires_on?: string | null
  /** Points of each item. JSON as text. */
  parts: string
  description?: string | null
  /** Document type. */
  reference_type: string
  /** Document. */
  reference_name: string
}

export interface RewardMovement extends StandardFields {
  doctype?: 'Reward Movement'
  /** Customer. Name of a document of type User. */
  user: string
  /** Name of a document of type Reward Entry. */
  reward_entry: string
  kind: 'earned' | 'spent' | 'returned' | 'expired' | 'reversed'
  /** Negative: points that leave. */
  points: number
  /** A decimal amount. */
  amount: number
  payment?: string | null
  description?: string | null
}

/** Rows of Reward Settings.values. */
export interface RewardPointValue extends ChildFields {
  doctype?: 'Reward Point Value'
  /** 'YYYY-MM-DD'. */
  valid_from: string
  /** What one point pays. A decimal amount. */
  value: number
}

export interface RewardRule extends StandardFields {
  doctype?: 'Reward Rule'
  title: string
  /** Includes its subcategories. Empty: all products. Name of a document of type Product Category. */
  category?: string | null
  points: number
  /** For each amount of. A decimal amount. */
  per_amount: number
  /** 'YYYY-MM-DD'. */
  valid_from: string
  /** Last day. Empty: until another rule replaces it. 'YYYY-MM-DD'. */
  valid_until?: string | null
}

/** There is exactly one, named like its type. */
export interface RewardSettings extends StandardFields {
  doctype?: 'Reward Settings'
  /** Value of a point. Applies to points earned from that day; earlier points keep their value. */
  values: RewardPointValue[]
  /** Points expire after (days). 0: points do not expire. */
  expiry_days: number
  /** Expiry notice (days before). */
  notice_days: number
  /** Fewest points in one payment. */
  minimum_points: number
  /** Largest part of an order that points pay. Of a hundred. */
  maximum_percent: number
  tiers: RewardTier[]
}

/** Rows of Reward Settings.tiers. */
export interface RewardTier extends ChildFields {
  doctype?: 'Reward Tier'
  tier_name: string
  /** From points. Points earned in the last 365 days. */
  from_points: number
  /** Extra points. Added to what the rules give. Of a hundred. */
  bonus?: number | null
}

export interface Role extends StandardFields {
  doctype?: 'Role'
  role_name: string
  /** Users with this role are staff and can use the desk. */
  desk_access: 0 | 1
  /** A disabled role gives no permissions. */
  disabled: 0 | 1
  /** Custom. Created on this site. */
  is_custom: 0 | 1
}

export interface SandboxOrder extends StandardFields {
  doctype?: 'Sandbox Order'
  reference: string
  /** A decimal amount. */
  amount: number
  currency: string
  description?: string | null
  payer_name?: string | null
  /** Return URL. */
  return_url: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at: string
}

export interface SandboxPayment extends StandardFields {
  doctype?: 'Sandbox Payment'
  /** Test order. Name of a document of type Sandbox Order. */
  sandbox_order: string
  /** Status. */
  state: 'created' | 'authorised' | 'captured' | 'failed'
  /** A decimal amount. */
  amount: number
  currency: string
  /** Payment method. */
  method?: string | null
  /** Refunded amount. A decimal amount. */
  refunded: number
  error?: string | null
  /** Disputed. */
  is_disputed: 0 | 1
}

export interface SandboxRefund extends StandardFields {
  doctype?: 'Sandbox Refund'
  /** Test payment. Name of a document of type Sandbox Payment. */
  sandbox_payment: string
  reference: string
  /** A decimal amount. */
  amount: number
  /** Status. */
  state: 'pending' | 'done' | 'failed'
}

/** There is exactly one, named like its type. */
export interface SandboxSettings extends StandardFields {
  doctype?: 'Sandbox Settings'
}

export interface SandboxStep extends StandardFields {
  doctype?: 'Sandbox Step'
  action: 'capture' | 'dispute' | 'settle' | 'send'
  /** Status. */
  state: 'waiting' | 'sending' | 'done' | 'given up'
  /** Due at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  due: string
  /** Subject. Payment or refund number. */
  about?: string | null
  /** Event as sent and signed. JSON as text. */
  event?: string | null
  /** Attempts. */
  tries?: number | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  claimed_at?: string | null
  /** Last response from the server. */
  answer?: string | null
}

export interface SavedView extends StandardFields {
  doctype?: 'Saved View'
  /** Name of a document of type User. */
  user: string
  /** Document type. */
  reference_doctype: string
  title: string
  /** Field names as JSON. The standard columns if empty. JSON as text. */
  columns?: string | null
  /** List filters as JSON. JSON as text. */
  filters?: string | null
  /** In the form of order_by. */
  sort?: string | null
  /** Shared. Visible to everyone who works with this document type. */
  is_shared: 0 | 1
}

/** Rows of Fee Schedule.instalments. */
export interface ScheduledInstalment extends ChildFields {
  doctype?: 'Scheduled Instalment'
  label: string
  /** Due date. 'YYYY-MM-DD'. */
  due_on: string
  /** A decimal amount. */
  amount: number
}

export interface SearchSynonym extends StandardFields {
  doctype?: 'Search Synonym'
  /** Search words. Words with the same meaning, separated by commas: lamp, diya, vilakku. */
  words: string
  /** Active. */
  is_active: 0 | 1
}

export interface SecondFactor extends StandardFields {
  doctype?: 'Second Factor'
  /** Name of a document of type User. */
  user: string
  /** Confirmed with a code from the app. */
  confirmed: 0 | 1
  /** Each code works once. Earlier codes are rejected. */
  last_step?: number | null
  recovery_codes: RecoveryCode[]
}

export interface Session extends StandardFields {
  doctype?: 'Session'
  /** Name of a document of type User. */
  user: string
  device?: string | null
  user_agent?: string | null
  /** Network address. Network address at sign-in. */
  address?: string | null
  /** Last active at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_active?: string | null
  /** Expires at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
}

export interface Shift extends StandardFields {
  doctype?: 'Shift'
  /** What the volunteer does. */
  role: string
  /** Name of a document of type Mela Event. */
  event?: string | null
  place?: string | null
  description?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  starts_at: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ends_at: string
  capacity: number
  /** Places taken. */
  assigned: number
  /** Notified when a volunteer leaves the shift. Name of a document of type User. */
  coordinator?: string | null
  /** Minimum age. On the day of the shift. */
  min_age?: number | null
  /** Required credential. Must be valid on the last day of the shift. Name of a document of type Credential Kind. */
  credential_needed?: string | null
  /** Status. */
  state: 'draft' | 'open' | 'closed' | 'cancelled'
  /** Check-in code. Part of the QR code that volunteers scan. */
  clock_code?: string | null
}

/** Guarded: tells where a volunteer is, who may be a child. */
export interface ShiftAssignment extends StandardFields {
  doctype?: 'Shift Assignment'
  /** Name of a document of type Shift. */
  shift: string
  /** Name of a document of type Volunteer. */
  volunteer: string
  /** Status. */
  state: 'offered' | 'accepted' | 'done' | 'declined' | 'withdrawn' | 'swapped'
  /** Start of the shift. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  starts_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ends_at?: string | null
  /** Reason for leaving. */
  withdrawal_reason?: 'released' | 'by the office' | 'credential' | 'not active' | 'shift cancelled' | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  reminded_at?: string | null
  /** Checked in at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  clocked_in_at?: string | null
  /** Checked out at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  clocked_out_at?: string | null
  /** Checked in with. */
  clocked_by?: 'kiosk' | 'QR' | 'button' | null
}

/** Guarded: tells where a volunteer is, who may be a child. */
export interface ShiftSwap extends StandardFields {
  doctype?: 'Shift Swap'
  /** Volunteer who asked for the swap. Name of a document of type Volunteer. */
  volunteer: string
  /** Name of a document of type Shift Assignment. */
  assignment: string
  /** Shift that the volunteer gives. Name of a document of type Shift. */
  shift: string
  /** Name of a document of type Shift. */
  requested_shift: string
  /** Status. */
  state: 'requested' | 'agreed' | 'withdrawn' | 'lapsed'
  /** Accepted assignment. Assignment of the volunteer who accepted. Name of a document of type Shift Assignment. */
  agreed_assignment?: string | null
  /** Only one swap can be open for an assignment and a requested shift. */
  open_for?: string | null
}

export interface Shipment extends StandardFields {
  doctype?: 'Shipment'
  /** Name of a document of type Business. */
  business: string
  /** Fulfilment type. */
  fulfilment_type: string
  fulfilment: string
  /** Status. Set from the carrier’s updates. */
  state: 'created' | 'in transit' | 'out for delivery' | 'delivered' | 'failed' | 'returned' | 'lost'
  carrier: string
  tracking_number?: string | null
  /** Tracking page. */
  tracking_url?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  shipped_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  delivered_at?: string | null
}

export interface ShipmentEvent extends StandardFields {
  doctype?: 'Shipment Event'
  /** Name of a document of type Shipment. */
  shipment: string
  /** Carrier event ID. */
  event_id: string
  status: 'in transit' | 'out for delivery' | 'delivered' | 'failed' | 'returned' | 'lost'
  /** Time. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  at: string
  /** Location. */
  place?: string | null
  /** Comment. */
  note?: string | null
}

export interface ShippingRate extends StandardFields {
  doctype?: 'Shipping Rate'
  /** Name of a document of type Shipping Zone. */
  zone: string
  /** Leave empty to apply to all sellers without their own rates. Name of a document of type Business. */
  business?: string | null
  service: 'standard' | 'express'
  /** Active. */
  is_active: 0 | 1
  /** Inclusive of tax. A decimal amount. */
  amount: number
  /** Minimum delivery days. */
  days_min: number
  /** Maximum delivery days. */
  days_max: number
  /** Weight from (grams). */
  min_weight: number
  /** Weight up to (grams). Leave empty for no upper limit. */
  max_weight?: number | null
  /** Order total from. A decimal amount. */
  min_total: number
  /** Order total below. Leave empty for no upper limit. A decimal amount. */
  max_total?: number | null
}

export interface ShippingZone extends StandardFields {
  doctype?: 'Shipping Zone'
  zone_name: string
  /** Active. */
  is_active: 0 | 1
  /** Delivery available. If off, this zone has no delivery, even if a wider zone does. */
  is_served: 0 | 1
  /** If two zones have ranges of the same size, the lower number applies. */
  display_order?: number | null
  /** PIN code ranges. */
  ranges: ShippingZoneRange[]
  memo?: string | null
}

/** Rows of Shipping Zone.ranges. */
export interface ShippingZoneRange extends ChildFields {
  doctype?: 'Shipping Zone Range'
  /** From PIN code. */
  from_postal_code: string
  /** To PIN code. */
  to_postal_code: string
}

/** There is exactly one, named like its type. */
export interface SignInSettings extends StandardFields {
  doctype?: 'Sign In Settings'
  /** Allow registration. Anyone who verifies a phone number can create a customer account. */
  is_registration_open: 0 | 1
  /** Require two-step verification for staff. Staff sign in with a password and an authenticator app. */
  staff_need_second_factor: 0 | 1
  /** Maximum codes in a day for all people who have an account or a child at the school. */
  codes_per_day: number
  /** Codes per day for new numbers. Maximum codes in a day for all numbers without an account. */
  new_codes_per_day?: number | null
  /** Countries for codes. Countries whose mobile numbers receive codes, as two-letter codes: IN, AE, GB. */
  code_countries?: string | null
}

export interface SlotBooking extends StandardFields {
  doctype?: 'Slot Booking'
  /** Delivery slot. Name of a document of type Delivery Slot. */
  slot: string
  /** 'YYYY-MM-DD'. */
  day: string
  /** Source document type. */
  source_type: string
  /** Source document. */
  source_name: string
}

export interface Stock extends StandardFields {
  doctype?: 'Stock'
  /** SKU. */
  sku: string
  /** Name of a document of type Product. */
  product: string
  /** Variant of the product. */
  variant: string
  /** Name of a document of type Business Branch. */
  branch: string
  /** Name of a document of type Business. */
  business: string
  /** Stock at the branch. */
  on_hand: number
  /** Stock reserved for orders. */
  reserved: number
  /** Stock available to buy. */
  available: number
  /** Sold beyond stock. Units that orders wait for; arriving stock goes to them first. */
  backordered: number
  /** Low-stock level. Stock at or below this level counts as low. */
  low_at: number
  /** Low stock. */
  is_low: 0 | 1
  /** When out of stock. Pre-order: not released yet. Back-order: out of stock and ordered again. */
  stock_policy: 'deny' | 'back-order' | 'pre-order'
  /** Limit beyond stock. Units that can be sold beyond stock at a time. */
  back_order_limit: number
  /** Release date. Pre-orders ship from this day. Buyers who wait are notified of a new date. 'YYYY-MM-DD'. */
  release_on?: string | null
  /** Ships in about (days). Days until a back-order ships. */
  restock_days?: number | null
  /** Number of movements. */
  move_count: number
}

export interface StockMove extends StandardFields {
  doctype?: 'Stock Move'
  kind: 'received' | 'counted' | 'lost' | 'reserved' | 'released' | 'allocated' | 'shipped' | 'returned'
  /** SKU. */
  sku?: string | null
  /** Variant of the product; you can enter its SKU. */
  variant?: string | null
  /** For a stock count, the quantity counted. */
  quantity: number
  /** Name of a document of type Business Branch. */
  branch: string
  /** Comment. */
  note?: string | null
  /** Name of a document of type Stock. */
  stock?: string | null
  product?: string | null
  /** Change in stock on hand. */
  on_hand_change?: number | null
  /** Change in reserved stock. */
  reserved_change?: number | null
  /** Change in units sold beyond stock. */
  backordered_change?: number | null
  on_hand_after?: number | null
  reserved_after?: number | null
  /** Sold beyond stock after. */
  backordered_after?: number | null
  sequence?: number | null
  /** Source document type. */
  source_type?: string | null
  /** Source document. */
  source_name?: string | null
}

export interface StockReservation extends StandardFields {
  doctype?: 'Stock Reservation'
  /** Status. */
  state: 'held' | 'shipped' | 'released' | 'expired'
  /** Source document type. */
  source_type: string
  /** Source document. */
  source_name: string
  /** Empty if it does not expire. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  /** Items. */
  lines: StockReservationLine[]
}

/** Rows of Stock Reservation.lines. */
export interface StockReservationLine extends ChildFields {
  doctype?: 'Stock Reservation Line'
  product?: string | null
  /** SKU. */
  sku?: string | null
  variant: string
  branch: string
  quantity: number
  /** Shipped quantity. */
  shipped: number
  /** Released quantity. */
  released: number
  /** Waiting for stock. Units sold beyond stock that have not arrived yet. */
  backordered: number
  /** Sold as. */
  waits_as?: 'back-order' | 'pre-order' | null
  /** 'YYYY-MM-DD'. */
  expected_on?: string | null
  /** Sold beyond stock after. Units of all orders that wait for stock after this reservation. */
  backordered_after?: number | null
  /** Available after. Stock available after this reservation. */
  available_after?: number | null
}

export interface StoppedNumber extends StandardFields {
  doctype?: 'Stopped Number'
  /** E.164. */
  phone: string
  /** Reply. Reply that stopped the messages. */
  word?: string | null
}

/** Rows of Store Settings.holidays. */
export interface StoreHoliday extends ChildFields {
  doctype?: 'Store Holiday'
  /** 'YYYY-MM-DD'. */
  day: string
  /** Occasion. */
  what?: string | null
}

export interface StorePromotion extends StandardFields {
  doctype?: 'Store Promotion'
  /** Shown to buyers. */
  title: string
  /** Shown to buyers. */
  terms?: string | null
  /** Type. */
  kind: 'percent off' | 'amount off' | 'fixed price' | 'buy x get y' | 'bundle price' | 'free delivery'
  /** Active. */
  is_active: 0 | 1
  /** Seller. Only items of this seller; leave empty for all sellers. Name of a document of type Business. */
  business?: string | null
  /** Shown in the report of redemptions; the discount is booked to the seller. */
  funded_by: 'seller' | 'organisation'
  /** Percentage. Percentage off: discount on the price. Buy X get Y: discount on the reduced items, 100 if empty. Of a hundred. */
  percent?: number | null
  /** Amount off: total discount. Fixed price: price of one item. Bundle price: price of one bundle. A decimal amount. */
  amount?: number | null
  /** Maximum discount. A decimal amount. */
  max_discount?: number | null
  /** Items at full price. */
  buy_quantity?: number | null
  /** Items that are free or reduced. */
  get_quantity?: number | null
  /** Leave empty for all items. */
  items: StorePromotionItem[]
  /** Value of the items that the promotion is for. A decimal amount. */
  minimum_amount?: number | null
  /** Number of items that the promotion is for. */
  minimum_quantity?: number | null
  /** Customers. */
  customer_group: 'everyone' | 'signed in' | 'first order' | 'members' | 'guardians'
  /** Payment method. */
  payment_choice: 'any' | 'online' | 'cod'
  days: 'every day' | 'Monday to Friday' | 'Saturday and Sunday'
  /** 'HH:MM:SS'. */
  from_time?: string | null
  /** 'HH:MM:SS'. */
  to_time?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  starts_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ends_at?: string | null
  /** PIN codes. Leave empty for all places. */
  places: StorePromotionPlace[]
  /** Automatic. If off, buyers enter a coupon code. */
  is_automatic: 0 | 1
  /** Show in the list of offers. */
  is_listed: 0 | 1
  /** Can be combined. With other promotions that can be combined. Buyers get what saves them more. */
  is_stackable: 0 | 1
  /** The higher number is applied first. */
  priority?: number | null
  /** Total uses. Leave empty for no limit. */
  total_uses?: number | null
  /** Leave empty for no limit. */
  uses_per_customer?: number | null
  /** Total discount allowed; leave empty for no limit. A decimal amount. */
  budget?: number | null
  /** Uses so far. */
  used_count: number
  /** Discount so far. A decimal amount. */
  spent_amount: number
}

/** Rows of Store Promotion.items. */
export interface StorePromotionItem extends ChildFields {
  doctype?: 'Store Promotion Item'
  /** Name of a document of type Product Category. */
  category?: string | null
  /** Name of a document of type Product. */
  product?: string | null
  /** In one bundle. */
  quantity: number
  /** Exclude. */
  is_excluded: 0 | 1
}

/** Rows of Store Promotion.places. */
export interface StorePromotionPlace extends ChildFields {
  doctype?: 'Store Promotion Place'
  /** From PIN code. */
  from_postal_code: string
  /** To PIN code. */
  to_postal_code: string
}

/** There is exactly one, named like its type. */
export interface StoreSettings extends StandardFields {
  doctype?: 'Store Settings'
  /** Working days from order to dispatch, for sellers without their own setting. */
  handling_days: number
  /** Order cut-off. Later orders count as the next day’s; leave empty for midnight. 'HH:MM:SS'. */
  cut_off?: string | null
  /** Open on Sundays. Packages are shipped and delivered on Sundays too. */
  works_on_sunday: 0 | 1
  holidays: StoreHoliday[]
  /** Free delivery from. Standard delivery is free for orders of this amount or more from one seller; leave empty to always charge. A decimal amount. */
  free_delivery_over?: number | null
  /** COD limit. A decimal amount. */
  cod_limit: number
  /** COD fee per order. Inclusive of tax, at the tax rate of the delivery charge. A decimal amount. */
  cod_fee: number
  /** PIN codes without cash on delivery. */
  cod_exclusions: CODExclusion[]
}

/** Guarded: names of children. */
export interface StudentCard extends StandardFields {
  doctype?: 'Student Card'
  /** Name of a document of type Student Registration. */
  student: string
  full_name: string
  /** School year. Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class?: string | null
  code: string
  /** 'YYYY-MM-DD'. */
  valid_until: string
  /** Status. */
  state: 'valid' | 'revoked'
  /** 'YYYY-MM-DD'. */
  revoked_on?: string | null
  /** Reason for revoking. Shown in the history of the card. */
  reason?: string | null
  /** Set for the valid card only: a child has one valid card in a school year. */
  holder_key?: string | null
}

/** Rows of Student Registration.consents. */
export interface StudentConsent extends ChildFields {
  doctype?: 'Student Consent'
  purpose:
    | 'records of the school'
    | 'pictures on our pages'
    | 'first aid and a doctor'
    | 'messages about school days'
  version: string
  /** Given. */
  is_given: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  given_at?: string | null
  given_by?: string | null
}

/** Rows of Student Registration.documents. */
export interface StudentDocument extends ChildFields {
  doctype?: 'Student Document'
  /** Type. */
  kind:
    | 'birth certificate'
    | 'transfer certificate'
    | 'report card'
    | 'proof of address'
    | 'vaccinations'
    | 'other'
  /** Address of a file. */
  file: string
  /** Note. */
  remark?: string | null
}

/** Guarded: names of children. */
export interface StudentRegistration extends StandardFields {
  doctype?: 'Student Registration'
  /** First name. */
  student_first_name: string
  /** Middle name. */
  student_middle_name?: string | null
  /** Last name or initial. */
  student_last_name?: string | null
  /** Name in Tamil. */
  student_name_in_tamil?: string | null
  /** Date of birth. 'YYYY-MM-DD'. */
  student_date_of_birth: string
  gender?: 'girl' | 'boy' | 'another' | null
  status:
    | 'draft'
    | 'submitted'
    | 'under review'
    | 'offered'
    | 'accepted'
    | 'enrolled'
    | 'waitlisted'
    | 'rejected'
    | 'withdrawn'
  /** School year. Name of a document of type Academic Year. */
  academic_year?: string | null
  /** Name of a document of type Class. */
  class?: string | null
  /** Name of a document of type Family. */
  family?: string | null
  /** Address of a picture. */
  photo?: string | null
  /** Programme. */
  class_type?: 'day school' | 'weekend classes' | 'online classes' | null
  /** Previous class. */
  previous_grade?: string | null
  /** Previous Tamil class. */
  previous_grade_in_tamil?: string | null
  /** School. */
  school_name?: string | null
  /** Parent’s name. */
  parent_name: string
  /** Parent’s phone. E.164. */
  parent_phone: string
  /** Parent’s email. */
  parent_email_address?: string | null
  /** Second parent’s name. */
  parent_name_2?: string | null
  /** Second parent’s phone. E.164. */
  parent_2_phone?: string | null
  /** Second parent’s email. */
  alternate_email_id?: string | null
  address?: string | null
  address_line_2?: string | null
  city?: string | null
  /** State. */
  state?: string | null
  /** PIN code. */
  zip_code?: string | null
  emergency_contact_name: string
  /** E.164. */
  emergency_contact_phone: string
  doctor_name?: string | null
  /** E.164. */
  doctor_phone?: string | null
  allergies?: string | null
  medical_notes?: string | null
  documents: StudentDocument[]
  /** Siblings. */
  siblings: StudentSibling[]
  /** How did you hear about us? */
  hear_about_us?: 'friends' | 'the internet' | 'the newspaper' | 'an event' | 'elsewhere' | null
  /** I agree that the school keeps the details in this form. */
  agrees_to_records: 0 | 1
  /** I agree that the school shows photos of my child on its website. */
  agrees_to_pictures: 0 | 1
  /** I agree that the school gives my child first aid and takes my child to a doctor. */
  agrees_to_first_aid: 0 | 1
  /** I agree that the school sends me messages about school. */
  agrees_to_messages: 0 | 1
  consents: StudentConsent[]
  /** Last day for the family to accept or decline the offered place. 'YYYY-MM-DD'. */
  offer_ends_on?: string | null
  /** Sent with the next status change. */
  message_to_family?: string | null
  /** Earlier registration with the same name and date of birth. Name of a document of type Student Registration. */
  duplicate_of?: string | null
  /** A place cannot be offered before this check. */
  duplicate_check?: 'to be checked' | 'another child' | 'same child' | null
  /** Matching family. The family with this phone number. The child joins it on enrolment. Name of a document of type Family. */
  known_family?: string | null
  office_notes?: string | null
  /** User who verified the phone number or email of the form. Can see only this registration. Name of a document of type User. */
  applicant?: string | null
  /** Name of a document of type Student Registration. */
  registered_with?: string | null
  /** Received from. */
  came_by?: 'office' | 'website' | null
  /** Same for the same name and date of birth. */
  child_key?: string | null
}

/** Guarded: names of children. */
export interface StudentRenewal extends StandardFields {
  doctype?: 'Student Renewal'
  /** Name of a document of type Student Registration. */
  student: string
  full_name: string
  /** School year. Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  from_class?: string | null
  /** Name of a document of type Class. */
  class: string
  /** Status. */
  state: 'open' | 'done'
  /** Renewed at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  done_at?: string | null
  /** Renewed by. Guardian who renewed. */
  done_by?: string | null
  /** Fields that the family changed. JSON as text. */
  changed_fields?: string | null
  /** JSON as text. */
  consents?: string | null
  /** Name of a document of type Contact Change. */
  contact_change?: string | null
  /** Name of a document of type Fee. */
  fee?: string | null
  /** Class promotion. Name of a document of type Promotion. */
  promotion?: string | null
}

/** Rows of Student Registration.siblings. */
export interface StudentSibling extends ChildFields {
  doctype?: 'Student Sibling'
  first_name: string
  last_name?: string | null
  /** Name in Tamil. */
  name_in_tamil?: string | null
  /** 'YYYY-MM-DD'. */
  date_of_birth: string
  gender?: 'girl' | 'boy' | 'another' | null
  /** Previous class. */
  previous_grade?: string | null
  /** School. */
  school_name?: string | null
  /** Allergies and special needs. */
  needs?: string | null
}

/** Guarded: tells of a child who would like to help. */
export interface StudentVolunteerRegistration extends StandardFields {
  doctype?: 'Student Volunteer Registration'
  full_name: string
  /** 'YYYY-MM-DD'. */
  date_of_birth: string
  /** E.164. */
  phone: string
  email?: string | null
  school?: string | null
  /** Class. */
  grade?: string | null
  skills: VolunteerSkill[]
  /** Availability. */
  availability: VolunteerAvailability[]
  /** T-shirt size. */
  t_shirt_size?: 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  /** About you. */
  about?: string | null
  /** Parent’s or guardian’s name. */
  guardian_name?: string | null
  /** Parent’s or guardian’s phone. E.164. */
  guardian_phone?: string | null
  /** Parent’s or guardian’s email. */
  guardian_email?: string | null
  /** Parent’s or guardian’s consent. Only the guardian can give it, with a link. The office can withdraw it. */
  guardian_consent: 0 | 1
  /** Consent status. */
  consent_state: 'not needed' | 'requested' | 'given' | 'declined' | 'expired' | 'withdrawn'
  /** Guardian who answered with the link. */
  consented_by?: string | null
  /** Version of the consent text. */
  consent_version?: string | null
  /** 'YYYY-MM-DD'. */
  consented_on?: string | null
  /** Consent withdrawn on. 'YYYY-MM-DD'. */
  withdrawn_on?: string | null
  /** Status. */
  state: 'new' | 'accepted' | 'declined'
  /** The student who volunteers. The office confirms it; it is not taken from the form. Name of a document of type Student Registration. */
  student?: string | null
  /** Name of a document of type User. */
  student_confirmed_by?: string | null
  /** 'YYYY-MM-DD'. */
  student_confirmed_on?: string | null
  /** Signed-in user who sent the form. Name of a document of type User. */
  user?: string | null
  /** The guardian’s user account. May read this registration without an entry in the audit log. Name of a document of type User. */
  guardian_user?: string | null
}

/** Rows of Contribution Settings.suggested. */
export interface SuggestedAmount extends ChildFields {
  doctype?: 'Suggested Amount'
  /** A decimal amount. */
  amount: number
}

/** There is exactly one, named like its type. */
export interface SystemSettings extends StandardFields {
  doctype?: 'System Settings'
  /** Apply strict user permissions. Users cannot access documents whose restricted link is empty. */
  strict_user_permissions: 0 | 1
  /** Hide email addresses in user names. The API returns user names such as USR-00001 instead of email addresses. */
  uses_opaque_names: 0 | 1
  /** Days to keep the audit log. Records who read audited documents. A document type can set its own time. */
  read_log_days: number
  /** Days to keep deleted documents. After this time they are erased with their files and comments and cannot be restored. */
  deleted_retention_days?: number | null
}

export interface Tag extends StandardFields {
  doctype?: 'Tag'
  description?: string | null
}

export interface TagLink extends StandardFields {
  doctype?: 'Tag Link'
  /** Name of a document of type Tag. */
  tag: string
  document_type: string
  document_name: string
}

export interface TaskLog extends StandardFields {
  doctype?: 'Task Log'
  task: string
  /** Status. */
  state: 'waiting' | 'tried again' | 'discarded'
  attempts?: number | null
  error?: string | null
  /** JSON as text. */
  payload?: string | null
}

export interface TaxClass extends StandardFields {
  doctype?: 'Tax Class'
  class_name: string
  description?: string | null
  /** Default. Used for products without a tax class; only one can be the default. */
  is_default: 0 | 1
}

export interface TaxRate extends StandardFields {
  doctype?: 'Tax Rate'
  /** Name of a document of type Tax Class. */
  tax_class: string
  /** 'YYYY-MM-DD'. */
  valid_from: string
  /** Last day; empty until the next rate begins. 'YYYY-MM-DD'. */
  valid_until?: string | null
  rate: number
  /** In addition to the rate. */
  cess: number
  memo?: string | null
}

export interface TicketKey extends StandardFields {
  doctype?: 'Ticket Key'
  public_key: string
  /** Status. */
  state: 'signing' | 'accepted' | 'refused'
  /** Set for the signing key only. There is one. */
  slot?: string | null
}

export interface ToDo extends StandardFields {
  doctype?: 'ToDo'
  /** HTML. */
  description: string
  status: 'Open' | 'Closed' | 'Cancelled'
  priority: 'High' | 'Medium' | 'Low'
  /** Due date. 'YYYY-MM-DD'. */
  date?: string | null
  /** Name of a document of type User. */
  allocated_to?: string | null
  /** Name of a document of type User. */
  assigned_by?: string | null
  /** Document type. */
  reference_type?: string | null
  /** Document name. */
  reference_name?: string | null
}

export interface Topic extends StandardFields {
  doctype?: 'Topic'
  /** Message board. Name of a document of type Board. */
  board: string
  title: string
  text: string
  author_name: string
  /** Name of a document of type User. */
  author?: string | null
  /** Pinned. Shown above other topics. */
  is_pinned: 0 | 1
  /** Closed. Nobody can reply. */
  is_locked: 0 | 1
  /** Replies. */
  reply_count: number
  /** Last post at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_word_at?: string | null
  /** Hidden. The office has hidden this post. */
  is_hidden: 0 | 1
  /** Reason for hiding. */
  hidden_because?: string | null
}

export interface Translation extends StandardFields {
  doctype?: 'Translation'
  language: 'hi' | 'ta'
  /** The original text. Formatted text in full, with its tags. */
  source_text: string
  translated_text: string
}

export interface UploadTicket extends StandardFields {
  doctype?: 'Upload Ticket'
  /** Name of a document of type Web Form. */
  web_form: string
  ticket_hash?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  open_until: string
}

export interface User extends StandardFields {
  doctype?: 'User'
  full_name: string
  /** First word of the full name, for other programs. */
  first_name?: string | null
  /** Full name without the first word, for other programs. */
  last_name?: string | null
  email?: string | null
  /** E.164. */
  phone?: string | null
  /** Mobile number. The phone number, for other programs. E.164. */
  mobile_no?: string | null
  enabled: 0 | 1
  user_type: 'System User' | 'Website User'
  roles: HasRole[]
  language?: 'en' | 'hi' | 'ta' | null
  time_zone?: string | null
  /** Profile photo. */
  user_image?: string | null
  /** Customer reference. Identifies this user in the app. */
  customer_ref_id?: string | null
  /** Changes the password and signs out all devices. Written only, never read back. */
  new_password?: string | null
  /** Sends a new user a link to set a password. */
  send_welcome_email: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_login?: string | null
  /** Demo user. Fictional person who can sign in only on the computer that runs the server. */
  is_demo: 0 | 1
}

export interface UserPermission extends StandardFields {
  doctype?: 'User Permission'
  /** Name of a document of type User. */
  user: string
  /** Document type. Document type that is restricted for the user. */
  allow: string
  /** Document. Document that the user can access. */
  for_value: string
  /** Apply to all document types. Selected if no single document type is chosen. */
  apply_to_all_doctypes: 0 | 1
  /** Apply only to. Only this document type. Every document type if empty. */
  applicable_for?: string | null
  /** Default. Filled in automatically in new documents. */
  is_default: 0 | 1
  /** In a tree, only this document and not those below it. */
  hide_descendants: 0 | 1
}

/** Guarded: tells what other documents said, guarded ones too. */
export interface Version extends StandardFields {
  doctype?: 'Version'
  /** Document type. */
  ref_doctype: string
  /** Document name. */
  docname: string
  /** Number of this version of the document. */
  number: number
  /** Changes as JSON. */
  data: string
  /** Previous hash. Hash of the previous version. Empty for the first one. */
  previous?: string | null
  /** SHA-256 of the fields above and of the previous version. */
  hash: string
}

/** Guarded: children are among the volunteers. */
export interface Volunteer extends StandardFields {
  doctype?: 'Volunteer'
  full_name: string
  /** 'YYYY-MM-DD'. */
  date_of_birth: string
  /** E.164. */
  phone: string
  email?: string | null
  skills: VolunteerSkill[]
  /** Availability. */
  availability: VolunteerAvailability[]
  /** T-shirt size. */
  t_shirt_size?: 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  /** About you. */
  about?: string | null
  /** Type. */
  kind: 'adult' | 'student'
  /** Status. */
  state: 'new' | 'active' | 'paused' | 'left'
  /** This user can sign in and take shifts as this volunteer. Name of a document of type User. */
  user?: string | null
  /** Name of a document of type Student Volunteer Registration. */
  registration?: string | null
}

export interface VolunteerArea extends StandardFields {
  doctype?: 'Volunteer Area'
  area: string
  description?: string | null
}

/** Rows of Student Volunteer Registration.availability, Volunteer.availability. */
export interface VolunteerAvailability extends ChildFields {
  doctype?: 'Volunteer Availability'
  weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  /** From. 'HH:MM:SS'. */
  from_time: string
  /** Until. 'HH:MM:SS'. */
  to_time: string
}

/** Rows of Volunteer Credit Settings.rates. */
export interface VolunteerCreditRate extends ChildFields {
  doctype?: 'Volunteer Credit Rate'
  /** 'YYYY-MM-DD'. */
  valid_from: string
  /** Fee credit for an hour. A decimal amount. */
  amount: number
  /** Points for an hour. */
  points: number
}

/** There is exactly one, named like its type. */
export interface VolunteerCreditSettings extends StandardFields {
  doctype?: 'Volunteer Credit Settings'
  /** Hours earn credit. */
  is_on: 0 | 1
  /** From. Hours of earlier days earn nothing. Empty: the day on which you switch it on. 'YYYY-MM-DD'. */
  starts_on?: string | null
  /** Hours become. Fee credit pays school fees only and is never paid out. */
  becomes: 'fee credit' | 'reward points'
  /** Applies to hours of that day and later; earlier hours keep their rate. */
  rates: VolunteerCreditRate[]
  /** On the day of the hours. */
  minimum_age: number
  /** Fee credit expires after (days). 0: does not expire. */
  expiry_days: number
  /** Volunteer, in a month. 0: no limit. */
  volunteer_month_hours: number
  /** Volunteer, from April to March. 0: no limit. */
  volunteer_year_hours: number
  /** Household, in a month. 0: no limit. */
  household_month_hours: number
  /** Household, from April to March. 0: no limit. */
  household_year_hours: number
}

/** Rows of Volunteer Interest.free_times. */
export interface VolunteerFreeTime extends ChildFields {
  doctype?: 'Volunteer Free Time'
  weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  /** From. 'HH:MM:SS'. */
  from_time: string
  /** Until. 'HH:MM:SS'. */
  to_time: string
  /** Area. Name of a document of type Volunteer Area. */
  area?: string | null
}

export interface VolunteerInterest extends StandardFields {
  doctype?: 'Volunteer Interest'
  full_name: string
  /** E.164. */
  phone: string
  email?: string | null
  /** I am a school student. */
  is_student: 0 | 1
  school?: string | null
  /** Parent’s name. */
  guardian_name?: string | null
  /** Preferred area. Name of a document of type Volunteer Area. */
  area: string
  /** Availability. */
  free_times: VolunteerFreeTime[]
  /** Start date. 'YYYY-MM-DD'. */
  start_on?: string | null
  /** Best time to call. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  call_at?: string | null
  /** Hours per week. */
  hours_a_week?: number | null
  years_of_experience?: number | null
  /** Travel cost. A decimal amount. */
  travel_cost?: number | null
  /** T-shirt size. */
  t_shirt_size?: 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  /** '#RRGGBB'. */
  badge_colour?: string | null
  /** About you. */
  about?: string | null
  /** Why would you like to help? HTML. */
  motivation?: string | null
  /** Address of a picture. */
  photo?: string | null
  /** Reference letter. Address of a file. */
  reference?: string | null
  /** Status. */
  state: 'new' | 'called' | 'welcome' | 'declined'
}

/** Rows of Student Volunteer Registration.skills, Volunteer.skills. */
export interface VolunteerSkill extends ChildFields {
  doctype?: 'Volunteer Skill'
  skill: string
}

export interface WalletCredit extends StandardFields {
  doctype?: 'Wallet Credit'
  /** Customer. Name of a document of type User. */
  user: string
  /** Status. */
  state: 'open' | 'used' | 'expired' | 'withdrawn'
  source: 'refund' | 'goodwill' | 'top-up' | 'gift card' | 'volunteer hours'
  /** A decimal amount. */
  amount: number
  /** A decimal amount. */
  used_amount: number
  /** A decimal amount. */
  expired_amount: number
  /** Taken back because its reason was withdrawn. A decimal amount. */
  withdrawn_amount: number
  /** Day on which its reason was withdrawn. 'YYYY-MM-DD'. */
  withdrawn_on?: string | null
  /** Withdrawn after it was spent; taken from the next credit of this source. A decimal amount. */
  owed_amount: number
  /** Last day. Empty: does not expire. 'YYYY-MM-DD'. */
  expires_on?: string | null
  reason?: string | null
  /** Only at business. Empty: can be spent at all businesses. Name of a document of type Business. */
  business?: string | null
  /** Only for. Type of the documents that it pays. Empty: all that a wallet can pay. */
  only_for?: string | null
  /** Paid for by. Business that gave goodwill at its own cost. Name of a document of type Business. */
  funded_by?: string | null
  /** Document type. */
  reference_type?: string | null
  /** Document. */
  reference_name?: string | null
}

/** There is exactly one, named like its type. */
export interface WalletSettings extends StandardFields {
  doctype?: 'Wallet Settings'
  /** Credit can be spent at. Applies to new credit: goodwill of a business and refunds of its items. */
  scope: 'all businesses' | 'business of the credit'
  /** Most goodwill that one customer gets in a day. A decimal amount. */
  goodwill_limit: number
  /** Refunds expire after (days). 0: refunds do not expire. */
  refund_days: number
  /** Goodwill expires after (days). 0: goodwill does not expire. */
  goodwill_days: number
  /** Expiry notice (days before). */
  notice_days: number
  /** Customers can add money. */
  allow_top_up: 0 | 1
  /** Smallest top-up. A decimal amount. */
  top_up_minimum: number
  /** Largest top-up. A decimal amount. */
  top_up_maximum: number
  /** Terms of top-ups. Legal text shown before payment: a closed prepaid instrument without cash withdrawal. */
  top_up_terms?: string | null
}

export interface WalletSpend extends StandardFields {
  doctype?: 'Wallet Spend'
  /** Name of a document of type Wallet Credit. */
  wallet_credit: string
  payment: string
  /** A decimal amount. */
  amount: number
  /** Returned amount. A decimal amount. */
  returned_amount: number
}

export interface WalletTopUp extends StandardFields {
  doctype?: 'Wallet Top-up'
  /** Status. */
  state: 'open' | 'paid'
  /** Customer. Name of a document of type User. */
  user: string
  /** A decimal amount. */
  amount: number
  payment?: string | null
}

export interface WebForm extends StandardFields {
  doctype?: 'Web Form'
  title: string
  /** Path. */
  route: string
  /** Document type. */
  doc_type: string
  module?: string | null
  published: 0 | 1
  /** Introduction. HTML. */
  introduction_text?: string | null
  /** Fields. */
  web_form_fields: WebFormField[]
  /** Require sign-in. */
  login_required: 0 | 1
  /** The document is saved as Guest, even if the sender is signed in. */
  anonymous: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  opens_on?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  closes_on?: string | null
  /** Maximum submissions. Leave empty or enter 0 for no limit. */
  max_submissions?: number | null
  /** Allow several submissions. One person can send the form more than once. */
  allow_multiple: 0 | 1
  /** Field that identifies the person. Phone or email field used to recognise the sender. */
  person_field?: string | null
  /** From one network address. Increase it when many people fill in the form at one place. */
  submissions_per_minute: number
  /** Allow changes. */
  allow_edit: 0 | 1
  /** Allow withdrawal. */
  allow_delete: 0 | 1
  /** Allow drafts. */
  allow_incomplete: 0 | 1
  /** Days to edit. Days for which the sender can open a submission or draft with its link. */
  edit_days: number
  /** Maximum attachment size. In MB. 10 if empty or 0. */
  max_attachment_size?: number | null
  button_label?: string | null
  /** Confirmation title. */
  success_title?: string | null
  /** Confirmation message. */
  success_message?: string | null
  /** Page after submission. */
  success_url?: string | null
  /** Linked document types. Document types whose names the form shows, one per line. Set automatically. */
  linked_types?: string | null
  show_list: 0 | 1
  list_columns: WebFormListColumn[]
}

/** Rows of Web Form.web_form_fields. */
export interface WebFormField extends ChildFields {
  doctype?: 'Web Form Field'
  /** Field. Field of the document type. Breaks and texts get a name automatically. */
  fieldname?: string | null
  /** Uses the label of the document’s field if empty. */
  label?: string | null
  /** Field type. Uses the type of the document’s field if empty. */
  fieldtype?:
    | 'Data'
    | 'Small Text'
    | 'Text'
    | 'Text Editor'
    | 'Select'
    | 'Link'
    | 'Check'
    | 'Int'
    | 'Float'
    | 'Currency'
    | 'Date'
    | 'Datetime'
    | 'Time'
    | 'Attach'
    | 'Attach Image'
    | 'Color'
    | 'Phone'
    | 'Table'
    | 'Page Break'
    | 'Section Break'
    | 'Column Break'
    | 'HTML'
    | null
  /** Dropdown: one option per line. HTML: the text. */
  options?: string | null
  /** Required. */
  reqd: 0 | 1
  /** Not shown on the form. Its default value is saved. */
  hidden: 0 | 1
  /** Shown on the form but cannot be changed. Its default value is saved. */
  read_only: 0 | 1
  default?: string | null
  /** Show if. A field name, or a condition such as eval:doc.age < 18. */
  depends_on?: string | null
  /** Required if. */
  mandatory_depends_on?: string | null
  description?: string | null
  /** Maximum length. */
  max_length?: number | null
  /** Maximum value. */
  max_value?: number | null
  precision?: number | null
  /** Table columns. Columns of the table, one per line. All columns if empty. */
  child_fields?: string | null
  /** Limits the documents to choose from, for example [["disabled","=",0]]. JSON as text. */
  link_filters?: string | null
  /** Show all options of the link. Everyone who fills in the form can see the names to choose from, even without permission to read them. */
  allow_read_on_all_link_options: 0 | 1
  show_in_filter: 0 | 1
}

/** Rows of Web Form.list_columns. */
export interface WebFormListColumn extends ChildFields {
  doctype?: 'Web Form List Column'
  /** Field. */
  fieldname: string
  label?: string | null
}

export interface WebPage extends StandardFields {
  doctype?: 'Web Page'
  title: string
  /** Path. */
  route: string
  published: 0 | 1
  /** The page is visible from this time. Published at once if empty. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  publish_on?: string | null
  sections: PageSection[]
  /** Title for search engines. */
  meta_title?: string | null
  /** Description for search engines. */
  meta_description?: string | null
  /** Image for sharing. Address of a picture. */
  meta_image?: string | null
}

export interface Webhook extends StandardFields {
  doctype?: 'Webhook'
  title: string
  /** URL. */
  url: string
  enabled: 0 | 1
  events: WebhookEvent[]
  /** Secret shared with the receiver and used to sign messages. At least 24 characters. Written only, never read back. */
  signing_secret?: string | null
}

export interface WebhookDelivery extends StandardFields {
  doctype?: 'Webhook Delivery'
  /** Name of a document of type Webhook. */
  webhook: string
  event: string
  /** Event ID. */
  event_id: string
  /** JSON as text. */
  payload?: string | null
  /** Status. */
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'dead'
  attempts?: number | null
  /** Next attempt at. Sent at once if empty. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  next_attempt?: string | null
  /** Sending started at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  claimed_at?: string | null
  /** Response status. Last response of the receiver. */
  status?: number | null
  error?: string | null
}

/** Rows of Webhook.events. */
export interface WebhookEvent extends ChildFields {
  doctype?: 'Webhook Event'
  /** Event. For example contact.received. */
  event: string
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
  /** The site’s colours are derived from it. The standard colours are used if empty. '#RRGGBB'. */
  brand_colour?: string | null
  languages: WebsiteLanguage[]
  /** Name of a document of type Header. */
  default_header?: string | null
  /** Name of a document of type Footer. */
  default_footer?: string | null
  additional_menus: AdditionalMenu[]
  /** Show Home in the menu. */
  enable_home_menu: 0 | 1
  /** Show Categories in the menu. */
  enable_category_menu: 0 | 1
  /** Show Wishlist in the menu. */
  enable_wishlist_menu: 0 | 1
  /** Show Cart in the menu. */
  enable_cart_menu: 0 | 1
  /** Show Orders in the menu. */
  enable_orders_menu: 0 | 1
  /** Show Profile in the menu. */
  enable_profile_menu: 0 | 1
  /** Wallet. */
  enable_wallet: 0 | 1
  /** Gift cards. */
  enable_gift_cards: 0 | 1
  /** Reward points. */
  enable_reward_points: 0 | 1
  /** Affiliate program. */
  enable_affiliates: 0 | 1
  /** Show Blogs in the menu. */
  enable_blogs_menu: 0 | 1
  /** Show Sellers in the menu. */
  enable_seller_menu: 0 | 1
  /** Show Affiliates in the menu. */
  enable_affiliate_menu: 0 | 1
  /** Show Contact in the menu. */
  enable_contact_menu: 0 | 1
  /** Show Policies in the menu. */
  enable_policies_menu: 0 | 1
  /** Another document type name under which events are available. */
  event_document_type: string
  /** Name of a document of type Business. */
  default_business?: string | null
  /** Several stores. */
  enable_multi_store: 0 | 1
  currency: string
  country: string
  time_zone: string
  facebook_link?: string | null
  instagram_link?: string | null
  /** YouTube link. */
  youtube_link?: string | null
  /** LinkedIn link. */
  linked_in?: string | null
  twitter_link?: string | null
  pinterest_link?: string | null
  /** Back button stays in the app. The phone’s Back button does not close the app. */
  trap_back: 0 | 1
  reference_sites: ReferenceSite[]
}

export interface Wishlist extends StandardFields {
  doctype?: 'Wishlist'
  list_name: string
  /** Name of a document of type User. */
  user?: string | null
  /** Stored as a hash. */
  token_hash?: string | null
  /** Show owner’s name. People who open the link see the owner’s name. */
  shows_name: 0 | 1
  items: WishlistItem[]
}

/** Rows of Wishlist.items. */
export interface WishlistItem extends ChildFields {
  doctype?: 'Wishlist Item'
  variant: string
  business: string
  product: string
  /** Name when it was added. */
  title: string
  /** Price when added. Price when it was added. A decimal amount. */
  price_when_added: number
  /** Last notified price. Lowest price the owner was notified of. A decimal amount. */
  notified_price?: number | null
}

export interface WishlistLink extends StandardFields {
  doctype?: 'Wishlist Link'
  /** Name of a document of type Wishlist. */
  wishlist: string
  /** Stored as a hash. */
  token_hash: string
}

/** Document types by their name in `/api/resource/<name>`. */
export interface DocumentTypes {
  'API Key': APIKey
  'Academic Year': AcademicYear
  'Access Log': AccessLog
  Address: Address
  Affiliate: Affiliate
  'Affiliate Commission': AffiliateCommission
  'Affiliate Payout': AffiliatePayout
  'Affiliate Settings': AffiliateSettings
  'Affiliate Visit': AffiliateVisit
  'Back In Stock Alert': BackInStockAlert
  'Blog Category': BlogCategory
  'Blog Comment': BlogComment
  'Blog Post': BlogPost
  'Blog Preview': BlogPreview
  Board: Board
  'Books Run': BooksRun
  'Bought Together': BoughtTogether
  Brand: Brand
  Business: Business
  'Business Branch': BusinessBranch
  Cart: Cart
  'Cart Reminder': CartReminder
  'Cart Settings': CartSettings
  'Cash Collection': CashCollection
  Certificate: Certificate
  'Check-in Mark': CheckInMark
  Class: Class
  'Class Enrolment': ClassEnrolment
  'Class List': ClassList
  'Class List Tick': ClassListTick
  Classified: Classified
  'Classified Category': ClassifiedCategory
  'Classified Enquiry': ClassifiedEnquiry
  'Closing Balance': ClosingBalance
  'Collection Point': CollectionPoint
  Comment: Comment
  Consent: Consent
  'Contact Change': ContactChange
  'Contact Message': ContactMessage
  Contribution: Contribution
  'Contribution Purpose': ContributionPurpose
  'Contribution Settings': ContributionSettings
  Coupon: Coupon
  'Coupon Batch': CouponBatch
  Credential: Credential
  'Credential Kind': CredentialKind
  'Credit Note': CreditNote
  'Custom DocPerm': CustomDocPerm
  'Dated Rate': DatedRate
  'Deleted Document': DeletedDocument
  'Delivery Slot': DeliverySlot
  'Delivery Slot Day': DeliverySlotDay
  Dispute: Dispute
  DocShare: DocShare
  'Document Naming Rule': DocumentNamingRule
  'Document Number Series': DocumentNumberSeries
  'Download Count': DownloadCount
  'Download Settings': DownloadSettings
  'Event Delivery': EventDelivery
  'Event Registration': EventRegistration
  'Event Seats': EventSeats
  Family: Family
  Fee: Fee
  'Fee Schedule': FeeSchedule
  File: File
  Footer: Footer
  'Form Submission': FormSubmission
  Fulfilment: Fulfilment
  Gallery: Gallery
  'Gallery Person': GalleryPerson
  'Gateway Event': GatewayEvent
  'Gift Card': GiftCard
  'Gift Card Settings': GiftCardSettings
  'Goodwill Credit': GoodwillCredit
  Guardian: Guardian
  'Guardian Consent Request': GuardianConsentRequest
  Header: Header
  'Helpful Vote': HelpfulVote
  'Hidden Photo': HiddenPhoto
  'Hours Credit': HoursCredit
  'Hours Entry': HoursEntry
  'Hours Finding': HoursFinding
  Invoice: Invoice
  'Job Alert': JobAlert
  'Job Application': JobApplication
  'Job Category': JobCategory
  'Job Opening': JobOpening
  'Job Settings': JobSettings
  'Ledger Account': LedgerAccount
  'Ledger Entry': LedgerEntry
  'Ledger Line': LedgerLine
  'Manual Payment': ManualPayment
  'Manual Refund': ManualRefund
  'Mela Event': MelaEvent
  'Moderation Item': ModerationItem
  'Moderation Settings': ModerationSettings
  Notification: Notification
  'Notification Preference': NotificationPreference
  'Notification Settings': NotificationSettings
  'Notification Template': NotificationTemplate
  'One Time Code': OneTimeCode
  'One Time Token': OneTimeToken
  Order: Order
  'Order Edit': OrderEdit
  'Order Link': OrderLink
  'Order Refund': OrderRefund
  'Outbox Message': OutboxMessage
  Payment: Payment
  'Payment Link': PaymentLink
  'Period Close': PeriodClose
  Pledge: Pledge
  'Pledge Sale': PledgeSale
  'Postal Code': PostalCode
  'Privacy Request': PrivacyRequest
  Product: Product
  'Product Answer': ProductAnswer
  'Product Category': ProductCategory
  'Product Change': ProductChange
  'Product Download': ProductDownload
  'Product Listing': ProductListing
  'Product Offer': ProductOffer
  'Product Question': ProductQuestion
  'Product Rating': ProductRating
  'Product Review': ProductReview
  'Product Route': ProductRoute
  Promotion: Promotion
  'Promotion Entry': PromotionEntry
  'Promotion Redemption': PromotionRedemption
  'Push Subscription': PushSubscription
  Quote: Quote
  Receipt: Receipt
  'Receipt Issuer': ReceiptIssuer
  'Receipt Series': ReceiptSeries
  Redirect: Redirect
  Refund: Refund
  'Refund Payee': RefundPayee
  'Registration Link': RegistrationLink
  'Registration Step': RegistrationStep
  'Rejected Events': RejectedEvents
  'Renewal Pass': RenewalPass
  Reply: Reply
  'Reply Thanks': ReplyThanks
  Return: Return
  'Review Flag': ReviewFlag
  'Review Settings': ReviewSettings
  'Reward Entry': RewardEntry
  'Reward Movement': RewardMovement
  'Reward Rule': RewardRule
  'Reward Settings': RewardSettings
  Role: Role
  'Sandbox Order': SandboxOrder
  'Sandbox Payment': SandboxPayment
  'Sandbox Refund': SandboxRefund
  'Sandbox Settings': SandboxSettings
  'Sandbox Step': SandboxStep
  'Saved View': SavedView
  'Search Synonym': SearchSynonym
  'Second Factor': SecondFactor
  Session: Session
  Shift: Shift
  'Shift Assignment': ShiftAssignment
  'Shift Swap': ShiftSwap
  Shipment: Shipment
  'Shipment Event': ShipmentEvent
  'Shipping Rate': ShippingRate
  'Shipping Zone': ShippingZone
  'Sign In Settings': SignInSettings
  'Slot Booking': SlotBooking
  Stock: Stock
  'Stock Move': StockMove
  'Stock Reservation': StockReservation
  'Stopped Number': StoppedNumber
  'Store Promotion': StorePromotion
  'Store Settings': StoreSettings
  'Student Card': StudentCard
  'Student Registration': StudentRegistration
  'Student Renewal': StudentRenewal
  'Student Volunteer Registration': StudentVolunteerRegistration
  'System Settings': SystemSettings
  Tag: Tag
  'Tag Link': TagLink
  'Task Log': TaskLog
  'Tax Class': TaxClass
  'Tax Rate': TaxRate
  'Ticket Key': TicketKey
  ToDo: ToDo
  Topic: Topic
  Translation: Translation
  'Upload Ticket': UploadTicket
  User: User
  'User Permission': UserPermission
  Version: Version
  Volunteer: Volunteer
  'Volunteer Area': VolunteerArea
  'Volunteer Credit Settings': VolunteerCreditSettings
  'Volunteer Interest': VolunteerInterest
  'Wallet Credit': WalletCredit
  'Wallet Settings': WalletSettings
  'Wallet Spend': WalletSpend
  'Wallet Top-up': WalletTopUp
  'Web Form': WebForm
  'Web Page': WebPage
  Webhook: Webhook
  'Webhook Delivery': WebhookDelivery
  'Website Settings': WebsiteSettings
  Wishlist: Wishlist
  'Wishlist Link': WishlistLink
}
