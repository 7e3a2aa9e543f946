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
  /** The network it was signed in from. */
  address?: string | null
  api_key: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_used?: string | null
  /** Made by a sign-in: it ends after 90 days without use. */
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
  /** There is one; another gives way to it. */
  is_current: 0 | 1
  /** Children can be registered for it. */
  is_open: 0 | 1
}

export interface AccessLog extends StandardFields {
  doctype?: 'Access Log'
  /** Read by. Who read; Guest when nobody was signed in. */
  user: string
  /** Document type. */
  reference_doctype: string
  /** Documents. Of the documents, at most 1,000. JSON as text. */
  names: string
  /** How many documents an answer was made from. */
  count: number
  /** Fields that were asked for; * is the whole document. JSON as text. */
  fields_read: string
  /** The call by which it was read. */
  path: string
}

/** Rows of Website Settings.additional_menus. */
export interface AdditionalMenu extends ChildFields {
  doctype?: 'Additional Menu'
  menu_label: string
  redirect_url: string
}

export interface Address extends StandardFields {
  doctype?: 'Address'
  /** Name of a document of type User. */
  user: string
  /** Home, work, grandmother’s. */
  title?: string | null
  contact_name: string
  /** E.164. */
  phone: string
  /** Address line 1. */
  address_line1: string
  /** Address line 2. */
  address_line2?: string | null
  landmark?: string | null
  zipcode: string
  city: string
  /** State or union territory. */
  state: string
  country: string
  latitude?: number | null
  longitude?: number | null
  is_default: 0 | 1
  /** It is offered when something is ordered. */
  show: 0 | 1
}

export interface BackInStockAlert extends StandardFields {
  doctype?: 'Back In Stock Alert'
  /** Name of a document of type Product. */
  product: string
  variant: string
  state: 'waiting' | 'told'
  email?: string | null
  /** Name of a document of type User. */
  user?: string | null
  /** Of a guest: what he is told is written in it. */
  language?: 'en' | 'hi' | 'ta' | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  notified_at?: string | null
  /** Held while it waits: one for each variant and person. */
  slot?: string | null
}

export interface Board extends StandardFields {
  doctype?: 'Board'
  board_name: string
  description?: string | null
  /** Members are guardians of children here, active volunteers, staff and users with the role Member. */
  who_reads: 'everybody' | 'members' | 'office'
  who_writes: 'members' | 'office'
  /** The office writes, and nobody answers. */
  notices_only: 0 | 1
  display_order?: number | null
  published: 0 | 1
}

export interface BooksRun extends StandardFields {
  doctype?: 'Books Run'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  started: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ended: string
  /** In order. Nothing was found. */
  ok: 0 | 1
  /** Faults found. */
  fault_count: number
  checks: BooksRunCheck[]
  faults: BooksRunFault[]
}

/** Rows of Books Run.checks. */
export interface BooksRunCheck extends ChildFields {
  doctype?: 'Books Run Check'
  check: string
  title: string
  /** Faults found. */
  fault_count: number
}

/** Rows of Books Run.faults. */
export interface BooksRunFault extends ChildFields {
  doctype?: 'Books Run Fault'
  check: string
  document_type?: string | null
  document_name?: string | null
  problem: string
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
  /** Sells here: found by the e-mail address or telephone number of the account as well. Name of a document of type User. */
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
  zipcode?: string | null
  country?: string | null
  opening_hours?: string | null
  cities: BusinessCity[]
  service_areas: BusinessServiceArea[]
  /** Working days from the order until it leaves; empty: as in Store Settings. */
  handling_days?: number | null
  holidays: BusinessHoliday[]
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
  is_active: 0 | 1
  /** From here parcels leave unless something else is said. */
  is_default: 0 | 1
  /** People may fetch here what they ordered. */
  is_pickup_point: 0 | 1
  /** Address line 1. */
  address_line1?: string | null
  /** Address line 2. */
  address_line2?: string | null
  city?: string | null
  /** State or union territory. */
  state?: string | null
  zipcode: string
  latitude?: number | null
  longitude?: number | null
  opening_hours?: string | null
  /** GSTIN. Needed where this branch is in another state than the business. */
  gstin?: string | null
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

/** Rows of Business.holidays. */
export interface BusinessHoliday extends ChildFields {
  doctype?: 'Business Holiday'
  /** 'YYYY-MM-DD'. */
  day: string
  what?: string | null
}

/** Rows of Business.service_areas. */
export interface BusinessServiceArea extends ChildFields {
  doctype?: 'Business Service Area'
  from_postal_code: string
  to_postal_code: string
}

/** Rows of Store Settings.cod_exclusions. */
export interface CODExclusion extends ChildFields {
  doctype?: 'COD Exclusion'
  from_postal_code: string
  to_postal_code: string
}

export interface Cart extends StandardFields {
  doctype?: 'Cart'
  /** Name of a document of type User. */
  user?: string | null
  /** Hashed. */
  token_hash?: string | null
  /** Grows with every change. */
  version: number
  lines: CartLine[]
  /** The order that it became last, while it is empty. */
  ordered_as?: string | null
  postal_code?: string | null
  /** City. */
  place_city?: string | null
  /** State or union territory. */
  place_state?: string | null
  /** JSON as text. */
  address?: string | null
  /** What was chosen for each parcel. JSON as text. */
  deliveries?: string | null
  contact_name?: string | null
  /** E.164. */
  phone?: string | null
  email?: string | null
  /** GSTIN. */
  gstin?: string | null
  payment_choice?: 'online' | 'cod' | null
  coupon_code?: string | null
}

/** Rows of Cart.lines. */
export interface CartLine extends ChildFields {
  doctype?: 'Cart Line'
  variant: string
  business: string
  product: string
  /** As it was called when it was put in. */
  title: string
  quantity: number
  /** For a piece, as its buyer was told last. A decimal amount. */
  price_seen: number
  /** Key of the call that added to it last. */
  added_by?: string | null
}

export interface CashCollection extends StandardFields {
  doctype?: 'Cash Collection'
  state: 'due' | 'collected' | 'deposited' | 'cancelled'
  /** A decimal amount. */
  amount: number
  currency: string
  /** Like User, or the type of a courier. */
  collector_type?: string | null
  collector?: string | null
  /** Like Parcel, where the document comes in parts. */
  part_type?: string | null
  /** It is collected with this part of what is paid for. */
  part?: string | null
  payer_name: string
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  reference_type: string
  reference_name: string
  description: string
  /** Empty means the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** 'YYYY-MM-DD'. */
  collected_on?: string | null
  /** A decimal amount. */
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
  /** One is open for a document, or for each part of it. */
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
  state: 'valid' | 'revoked'
  /** 'YYYY-MM-DD'. */
  revoked_on?: string | null
  /** Why it does not hold any more. */
  revoke_reason?: string | null
}

export interface CheckInMark extends StandardFields {
  doctype?: 'Check-in Mark'
  /** Name of a document of type Mela Event. */
  event: string
  /** Name of a document of type Event Registration. */
  registration: string
  ticket_code: string
  kind: 'in' | 'out' | 'undo'
  /** By the clock of the site. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  at: string
  /** The door. */
  device: string
  /** The mark that it takes back. */
  undoes?: string | null
}

export interface Class extends StandardFields {
  doctype?: 'Class'
  class_name: string
  /** Of the youngest first. */
  display_order?: number | null
  /** Where its children go after the year. Name of a document of type Class. */
  next_class?: string | null
  /** Places in a year; without bound when empty. */
  capacity?: number | null
  /** In years, on the first day of the school year. */
  from_age?: number | null
  to_age?: number | null
  /** Children can be given a place in it. */
  is_open: 0 | 1
}

/** Guarded: tells in which class a child is. */
export interface ClassEnrolment extends StandardFields {
  doctype?: 'Class Enrolment'
  /** Name of a document of type Student Registration. */
  student: string
  full_name: string
  /** Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class: string
  state: 'active' | 'promoted' | 'left'
  /** 'YYYY-MM-DD'. */
  joined_on: string
  /** 'YYYY-MM-DD'. */
  left_on?: string | null
  /** The same for one child however often it was registered. */
  child_key?: string | null
}

export interface Classified extends StandardFields {
  doctype?: 'Classified'
  title: string
  /** Name of a document of type Classified Category. */
  category: string
  description: string
  /** Empty: on request; zero: to give away. A decimal amount. */
  price?: number | null
  city?: string | null
  photos: ClassifiedPhoto[]
  /** Address of a picture. */
  cover?: string | null
  state: 'draft' | 'in review' | 'live' | 'sold' | 'expired'
  /** 'YYYY-MM-DD'. */
  live_from?: string | null
  /** 'YYYY-MM-DD'. */
  expires_on?: string | null
  renewals: number
  /** Write it before sending it back: the seller reads it. */
  sent_back_because?: string | null
  /** The office has taken it out of sight. */
  is_hidden: 0 | 1
  hidden_because?: string | null
  /** As everybody reads it. */
  seller_name: string
  /** Name of a document of type User. */
  seller?: string | null
  /** E.164. */
  phone?: string | null
  /** The seller agrees that everybody sees the phone number. */
  shows_phone: 0 | 1
  idempotency_key?: string | null
}

export interface ClassifiedCategory extends StandardFields {
  doctype?: 'Classified Category'
  category_name: string
  /** Name of a document of type Classified Category. */
  parent_category?: string | null
  /** It only leads to those below it. */
  is_parent: 0 | 1
  /** Days after which an advertisement ends unless it is renewed. */
  days_live: number
  display_order?: number | null
  published: 0 | 1
}

export interface ClassifiedEnquiry extends StandardFields {
  doctype?: 'Classified Enquiry'
  /** Name of a document of type Classified. */
  classified: string
  /** Name of a document of type User. */
  seller: string
  /** Name of a document of type User. */
  asker?: string | null
  asker_name: string
  asker_email?: string | null
  message: string
  state: 'new' | 'answered'
  reply?: string | null
  /** The seller told this one person the phone number. */
  shares_phone: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  replied_at?: string | null
  idempotency_key?: string | null
  /** The office has taken it out of sight. */
  is_hidden: 0 | 1
  hidden_because?: string | null
}

/** Rows of Classified.photos. */
export interface ClassifiedPhoto extends ChildFields {
  doctype?: 'Classified Photo'
  /** Address of a picture. */
  picture: string
  /** What it shows, for those who cannot see it. */
  alt?: string | null
}

export interface ClosingBalance extends StandardFields {
  doctype?: 'Closing Balance'
  /** Name of a document of type Period Close. */
  period_close: string
  /** Name of a document of type Ledger Account. */
  account: string
  /** A decimal amount. */
  balance: number
}

export interface Comment extends StandardFields {
  doctype?: 'Comment'
  comment_type?: 'Comment' | 'Info' | null
  reference_doctype: string
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
  state: 'given' | 'withdrawn'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  given_at?: string | null
  /** Who said so. */
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
  /** What. */
  field: 'phone' | 'email' | 'full_name'
  old_value?: string | null
  new_value: string
  reason?: string | null
  state: 'open' | 'accepted' | 'refused'
  /** Told to the guardian. */
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
  state: 'new' | 'answered' | 'closed'
  /** Goes to the sender by e-mail when the letter is marked as answered. */
  answer?: string | null
  /** E-mail with the answer. */
  answer_mail?: 'waiting' | 'sent' | 'not sent' | 'could not be sent' | null
  /** Why it could not be sent. */
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
  state: 'offered' | 'confirmed' | 'returned'
  message?: string | null
  /** The office has read the message and lets it stand on the page. */
  is_message_shown: 0 | 1
  /** They wish to be named on the page. */
  is_on_wall: 0 | 1
  /** Never named on the page. */
  is_anonymous: 0 | 1
  payment?: string | null
  /** 'YYYY-MM-DD'. */
  confirmed_on?: string | null
  /** A decimal amount. */
  refunded_amount: number
  /** Hashed. */
  idempotency_key?: string | null
}

export interface ContributionPurpose extends StandardFields {
  doctype?: 'Contribution Purpose'
  title: string
  description?: string | null
  /** What is hoped for; empty means without an end. A decimal amount. */
  goal?: number | null
  /** New contributions may name it. */
  is_open: 0 | 1
  display_order?: number | null
}

/** There is exactly one, named like its type. */
export interface ContributionSettings extends StandardFields {
  doctype?: 'Contribution Settings'
  /** Empty: the words of the house. */
  heading?: string | null
  introduction?: string | null
  /** A decimal amount. */
  minimum: number
  /** A decimal amount. */
  maximum: number
  suggested: SuggestedAmount[]
  /** Supporters who wish it are named on the page. */
  has_wall: 0 | 1
}

export interface CounterPayment extends StandardFields {
  doctype?: 'Counter Payment'
  state: 'received' | 'cleared' | 'bounced' | 'cancelled'
  method: 'cash' | 'cheque' | 'bank' | 'UPI'
  /** A decimal amount. */
  amount: number
  currency: string
  /** 'YYYY-MM-DD'. */
  received_on: string
  /** Of the cheque, transfer or UPI payment. */
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
  reference_type: string
  reference_name: string
  description: string
  /** Empty means the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** 'YYYY-MM-DD'. */
  cleared_on?: string | null
  /** When it bounced or was cancelled. 'YYYY-MM-DD'. */
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
  idempotency_key: string
  fingerprint: string
  /** Empty once it has ended. */
  reference_key?: string | null
}

export interface CounterRefund extends StandardFields {
  doctype?: 'Counter Refund'
  state: 'due' | 'paid' | 'dropped'
  /** A decimal amount. */
  amount: number
  currency: string
  payer_name: string
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  reference_type: string
  reference_name: string
  description: string
  /** Empty means the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** Empty: the document itself says what is owed back. */
  payment_type?: string | null
  payment?: string | null
  /** It did not arrive at the bank. Name of a document of type Refund. */
  failed_refund?: string | null
  /** Wanted by. How the payer wants it. */
  payee_method?: 'cash' | 'bank' | 'UPI' | null
  /** Shortened: the office sees all of it. */
  payee?: string | null
  payee_name?: string | null
  /** UPI ID. */
  payee_upi?: string | null
  /** Account number. */
  payee_account?: string | null
  /** IFSC. */
  payee_ifsc?: string | null
  /** Paid out by. */
  method?: 'cash' | 'bank' | 'UPI' | null
  /** Of the transfer or UPI payment. */
  reference_number?: string | null
  /** 'YYYY-MM-DD'. */
  paid_on?: string | null
  /** Name of a document of type Ledger Entry. */
  entry?: string | null
  /** One is open for a document. */
  open_for?: string | null
}

/** Guarded: tells of a volunteer, who may be a child. */
export interface Credential extends StandardFields {
  doctype?: 'Credential'
  /** Name of a document of type Volunteer. */
  volunteer: string
  /** Name of a document of type Credential Kind. */
  kind: string
  number?: string | null
  /** 'YYYY-MM-DD'. */
  issued_on?: string | null
  /** Its last day; empty means without an end. 'YYYY-MM-DD'. */
  expires_on?: string | null
  /** Address of a file. */
  paper?: string | null
  state: 'shown' | 'valid' | 'expired' | 'revoked'
}

export interface CredentialKind extends StandardFields {
  doctype?: 'Credential Kind'
  kind: string
  description?: string | null
}

export interface CreditNote extends StandardFields {
  doctype?: 'Credit Note'
  credit_note_number: string
  /** Name of a document of type Invoice. */
  invoice: string
  /** Name of a document of type Return. */
  return_request?: string | null
  reason?: string | null
  /** One is written for each of these. */
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
  /** A decimal amount. */
  taxable: number
  /** CGST. A decimal amount. */
  cgst: number
  /** SGST. A decimal amount. */
  sgst: number
  /** IGST. A decimal amount. */
  igst: number
  /** A decimal amount. */
  cess: number
  /** Two digits of the goods and services tax. */
  place_of_supply?: string | null
  lines: InvoiceLine[]
  /** JSON as text. */
  seller: string
  /** JSON as text. */
  buyer: string
  /** Name of a document of type Paper Series. */
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
  /** Like tax or commission. */
  kind: string
  /** What it is the rate of. */
  key: string
  /** 'YYYY-MM-DD'. */
  valid_from: string
  /** Its last day; empty means until the next one begins. 'YYYY-MM-DD'. */
  valid_until?: string | null
  /** Of a hundred. */
  percent?: number | null
  /** A decimal amount. */
  fixed?: number | null
  memo?: string | null
}

/** Guarded: tells what other documents said, guarded ones too. */
export interface DeletedDocument extends StandardFields {
  doctype?: 'Deleted Document'
  deleted_name: string
  /** Deleted DocType. */
  deleted_doctype: string
  /** The document, as the wire has it. JSON as text. */
  data: string
  restored: 0 | 1
  /** What it is called since it was brought back. */
  new_name?: string | null
}

export interface DeliverySlot extends StandardFields {
  doctype?: 'Delivery Slot'
  weekday: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'
  /** 'HH:MM:SS'. */
  starts: string
  /** 'HH:MM:SS'. */
  ends: string
  /** Empty: wherever there is delivery. Name of a document of type Shipping Zone. */
  zone?: string | null
  /** Empty: for all of them. Name of a document of type Business. */
  business?: string | null
  service: 'standard' | 'express'
  /** Parcels at most. */
  capacity: number
  /** Up to so many hours before it starts it can be chosen. */
  cut_off_hours: number
  is_active: 0 | 1
}

export interface DeliverySlotDay extends StandardFields {
  doctype?: 'Delivery Slot Day'
  /** Delivery Slot. Name of a document of type Delivery Slot. */
  slot: string
  /** 'YYYY-MM-DD'. */
  day: string
  taken: number
}

export interface Dispute extends StandardFields {
  doctype?: 'Dispute'
  /** Name of a document of type Payment. */
  payment: string
  state: 'reported' | 'inquiry' | 'open' | 'won' | 'charged back'
  /** A decimal amount. */
  amount: number
  /** What the gateway holds back until the bank has decided. A decimal amount. */
  withheld_amount: number
  /** What the bank kept, beyond what was to be refunded anyway. A decimal amount. */
  lost_amount: number
  /** What the bank paid out in place of a refund. A decimal amount. */
  refunded_amount: number
  /** A decimal amount. */
  fee: number
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  gateway_dispute: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ended_at?: string | null
  postings?: number | null
}

export interface DocShare extends StandardFields {
  doctype?: 'DocShare'
  /** Empty when it is shared with everyone. Name of a document of type User. */
  user?: string | null
  /** Everyone who is signed in. */
  everyone: 0 | 1
  share_doctype: string
  share_name: string
  read: 0 | 1
  write: 0 | 1
  submit: 0 | 1
  /** May share it with others. */
  share: 0 | 1
  /** Name of a document of type User. */
  shared_by?: string | null
}

export interface DocumentNamingRule extends StandardFields {
  doctype?: 'Document Naming Rule'
  document_type: string
  disabled: 0 | 1
  /** The highest that fits names the document. */
  priority?: number | null
  /** As in INV-.YYYY.-. */
  prefix: string
  prefix_digits: number
  /** The last number given. It can only be raised. */
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

/** Rows of Event Registration.attendees. */
export interface EventAttendee extends ChildFields {
  doctype?: 'Event Attendee'
  full_name: string
  age?: number | null
  /** A child of who registered. Name of a document of type Student Registration. */
  student?: string | null
  /** The label of one of the event’s tickets. */
  ticket_type?: string | null
  /** Others on this ticket. Who else comes on a ticket for several people, one name a line. */
  companions?: string | null
  seats: number
  is_cancelled: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  checked_in_at?: string | null
  /** By the label of the question. JSON as text. */
  answers?: string | null
  ticket_code?: string | null
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

/** Guarded: names children who come to an event. */
export interface EventRegistration extends StandardFields {
  doctype?: 'Event Registration'
  /** Name of a document of type Mela Event. */
  event: string
  state: 'draft' | 'reserved' | 'confirmed' | 'checked in' | 'waitlisted' | 'offered' | 'lapsed' | 'cancelled'
  contact_name: string
  /** E.164. */
  phone: string
  email?: string | null
  /** Who registered, signed in. Name of a document of type User. */
  user?: string | null
  attendees: EventAttendee[]
  /** To what is asked of who registers. JSON as text. */
  answers?: string | null
  seats: number
  /** How many of each kind. JSON as text. */
  tickets: string
  /** Seats are kept until then. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  /** Since when it waits. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  queued_at?: string | null
  /** A decimal amount. */
  amount: number
  /** A decimal amount. */
  paid_amount: number
  /** A decimal amount. */
  refunded_amount: number
  payment?: string | null
  /** Hashed. */
  token_hash?: string | null
  /** Hashed. */
  idempotency_key?: string | null
}

export interface EventSeats extends StandardFields {
  doctype?: 'Event Seats'
  event: string
  taken: number
  waiting: number
  /** How many of each kind are taken. JSON as text. */
  tickets: string
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
  /** Lowest age. */
  min_age?: number | null
  /** Highest age. */
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
  /** Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class: string
  /** Name of a document of type Fee Schedule. */
  schedule: string
  state: 'due' | 'part paid' | 'paid' | 'waived'
  /** 'YYYY-MM-DD'. */
  next_due_on?: string | null
  /** As the schedule has it. A decimal amount. */
  full_amount: number
  /** For brothers and sisters. A decimal amount. */
  discount: number
  /** A decimal amount. */
  late_fees: number
  /** A decimal amount. */
  waived: number
  /** What is asked for in all, paid or not. A decimal amount. */
  amount: number
  /** A decimal amount. */
  paid: number
  /** A decimal amount. */
  outstanding: number
  instalments: FeeInstalment[]
  /** What the next payment is for. */
  pay_part: 'what is due' | 'everything'
  payments: FeePayment[]
  /** Empty: everything that is left. A decimal amount. */
  waive_amount?: number | null
  /** Is needed to waive. */
  waive_reason?: string | null
  waivers: FeeWaiver[]
  payer_name: string
  /** E.164. */
  payer_phone?: string | null
  payer_email?: string | null
  /** Name of a document of type User. */
  payer_user?: string | null
  late_fee?: 'none' | 'percent' | 'amount' | null
  /** Of a hundred. */
  late_percent?: number | null
  /** A decimal amount. */
  late_amount?: number | null
  grace_days?: number | null
}

/** Rows of Fee.instalments. */
export interface FeeInstalment extends ChildFields {
  doctype?: 'Fee Instalment'
  label: string
  /** 'YYYY-MM-DD'. */
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
  /** Payment, Counter Payment or Cash Collection. */
  payment: string
  /** 'YYYY-MM-DD'. */
  paid_on: string
  /** A decimal amount. */
  amount: number
  /** A decimal amount. */
  refunded_amount: number
}

export interface FeeSchedule extends StandardFields {
  doctype?: 'Fee Schedule'
  /** Empty: the class and the year. */
  title?: string | null
  /** Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class: string
  /** Fees are made from it. */
  is_open: 0 | 1
  /** All instalments together. A decimal amount. */
  amount?: number | null
  instalments: ScheduledInstalment[]
  /** For the second child of a family and each further one. */
  sibling_discount: 'none' | 'percent' | 'amount'
  /** Of the whole year. Of a hundred. */
  sibling_percent?: number | null
  /** Off the whole year. A decimal amount. */
  sibling_amount?: number | null
  /** Added once to each instalment that is late. */
  late_fee: 'none' | 'percent' | 'amount'
  /** Of what is left of the instalment. Of a hundred. */
  late_percent?: number | null
  /** A decimal amount. */
  late_amount?: number | null
  /** So many days after its day an instalment is not late yet. */
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
  file_url?: string | null
  is_private: 0 | 1
  /** Name of the folder it lies in. */
  folder?: string | null
  is_folder: 0 | 1
  is_home_folder: 0 | 1
  is_attachments_folder: 0 | 1
  /** As in PNG or PDF. */
  file_type?: string | null
  /** Bytes. */
  file_size?: number | null
  /** Pixels, of a picture. */
  width?: number | null
  /** Pixels, of a picture. */
  height?: number | null
  /** The picture in a few pixels, as a data address: shown until it has come. */
  placeholder?: string | null
  /** SHA-256 of the stored bytes. */
  content_hash?: string | null
  attached_to_doctype?: string | null
  attached_to_name?: string | null
  attached_to_field?: string | null
}

/** Rows of Moderation Item.flags. */
export interface Flag extends ChildFields {
  doctype?: 'Flag'
  reason: 'spam' | 'fraud' | 'offensive' | 'danger to a child' | 'wrong place' | 'something else'
  detail?: string | null
  /** Name of a document of type User. */
  user?: string | null
  /** Tells one who flags from another. */
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
  state: 'draft' | 'sent' | 'withdrawn'
  document_type: string
  document_name?: string | null
  submitted_by: string
  /** Tells people apart without naming them. */
  person?: string | null
  /** Hashed. */
  idempotency_key?: string | null
  /** Hashed. */
  last_change_key?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  open_until?: string | null
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
  /** Members are guardians of children here, active volunteers, staff and users with the role Member. */
  visibility: 'public' | 'members' | 'class'
  /** Whose families see it, where a class does. Name of a document of type Class. */
  class?: string | null
  /** Who came to it can be named in the pictures. Name of a document of type Mela Event. */
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
  /** Small picture. Address of a picture. */
  thumb?: string | null
  display_order?: number | null
  /** SHA-256 of what it shows: the same picture in another album has the same. */
  content_key?: string | null
}

/** Guarded: tells which pictures show a child. */
export interface GalleryPerson extends StandardFields {
  doctype?: 'Gallery Person'
  full_name: string
  /** Of the picture. */
  content_key: string
  /** Name of a document of type Student Registration. */
  student?: string | null
  /** Name of a document of type Event Registration. */
  registration?: string | null
  /** Row of the registration. */
  attendee?: string | null
  /** Who is no pupil, or that one’s guardian, agreed on this day to be shown. 'YYYY-MM-DD'. */
  agreed_on?: string | null
}

export interface GatewayEvent extends StandardFields {
  doctype?: 'Gateway Event'
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  event_id: string
  event_type: string
  gateway_order?: string | null
  gateway_payment?: string | null
  gateway_dispute?: string | null
  state: 'stored' | 'done' | 'refused' | 'ignored'
  /** Name of a document of type Payment. */
  payment?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  occurred_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  received_at: string
  tries: number
  error?: string | null
  body?: string | null
  signature?: string | null
}

/** Guarded: tells who belongs to a child. */
export interface Guardian extends StandardFields {
  doctype?: 'Guardian'
  /** Name of a document of type Family. */
  family: string
  full_name: string
  relation?: 'mother' | 'father' | 'grandparent' | 'guardian' | 'other' | null
  /** E.164. */
  phone: string
  email?: string | null
  /** Known by the phone number that he proved. Name of a document of type User. */
  user?: string | null
  /** Sees the children and what the school keeps of them. */
  may_view: 0 | 1
  /** Asks for changes, renews, withdraws, and decides on consents. */
  may_change: 0 | 1
  /** Sees and pays fees. */
  may_pay: 0 | 1
  /** Takes the children home. */
  may_collect: 0 | 1
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
  state: 'asked' | 'given' | 'declined' | 'expired'
  /** 'YYYY-MM-DD'. */
  expires_on: string
  /** 'YYYY-MM-DD'. */
  decided_on?: string | null
  /** The name that the guardian entered. */
  decided_by?: string | null
  /** Hashed. */
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
  redirect_url: string
  /** Label of the entry below which this one hangs. */
  parent_menu?: string | null
  icon?: string | null
}

export interface HelpfulVote extends StandardFields {
  doctype?: 'Helpful Vote'
  reference_doctype: string
  reference_name: string
  /** Name of a document of type User. */
  user: string
}

/** Guarded: tells of a volunteer, who may be a child. */
export interface HoursEntry extends StandardFields {
  doctype?: 'Hours Entry'
  /** Name of a document of type Volunteer. */
  volunteer: string
  /** Day. 'YYYY-MM-DD'. */
  on_day: string
  minutes: number
  /** What was done. */
  activity: string
  note?: string | null
  source: 'kiosk' | 'QR' | 'button' | 'self-report' | 'office'
  /** Name of a document of type Shift. */
  shift?: string | null
  /** Name of a document of type Shift Assignment. */
  assignment?: string | null
  state: 'waiting' | 'approved' | 'refused'
  /** Name of a document of type User. */
  approved_by?: string | null
  /** 'YYYY-MM-DD'. */
  approved_on?: string | null
  /** Why it is refused. */
  refusal?: string | null
  /** Hashed. */
  idempotency_key?: string | null
}

export interface Invoice extends StandardFields {
  doctype?: 'Invoice'
  invoice_number: string
  /** One is written for each of these; empty where it is of all parcels of its seller, as before. */
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
  /** A decimal amount. */
  taxable: number
  /** CGST. A decimal amount. */
  cgst: number
  /** SGST. A decimal amount. */
  sgst: number
  /** IGST. A decimal amount. */
  igst: number
  /** A decimal amount. */
  cess: number
  /** Two digits of the goods and services tax. */
  place_of_supply?: string | null
  lines: InvoiceLine[]
  /** JSON as text. */
  seller: string
  /** JSON as text. */
  buyer: string
  /** Name of a document of type Paper Series. */
  series: string
  financial_year: string
  number: number
  kind: 'tax invoice' | 'bill of supply' | 'credit note'
  /** Taken back by credit notes. A decimal amount. */
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
  /** A decimal amount. */
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
  /** Words. */
  txt?: string | null
  /** Of what was opened before this day they know. 'YYYY-MM-DD'. */
  notified_until: string
}

/** Guarded: tells who looks for work, with a résumé. */
export interface JobApplication extends StandardFields {
  doctype?: 'Job Application'
  /** Name of a document of type Job Opening. */
  opening: string
  applicant_name: string
  /** Name of a document of type User. */
  applicant: string
  email?: string | null
  /** E.164. */
  phone?: string | null
  cover_note?: string | null
  /** Résumé. Address of a file. */
  resume?: string | null
  state: 'received' | 'shortlisted' | 'declined' | 'hired'
  /** Of the office, for the office. */
  notes?: string | null
}

export interface JobCategory extends StandardFields {
  doctype?: 'Job Category'
  category_name: string
  /** Name of a document of type Job Category. */
  parent_category?: string | null
  /** It only leads to those below it. */
  is_parent: 0 | 1
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
  /** In words, like ₹18,000 a month. */
  pay?: string | null
  /** The last day to apply. 'YYYY-MM-DD'. */
  closes_on: string
  state: 'draft' | 'open' | 'closed' | 'filled'
  /** 'YYYY-MM-DD'. */
  opened_on?: string | null
  /** 'YYYY-MM-DD'. */
  ended_on?: string | null
  /** The office has taken it out of sight. */
  is_hidden: 0 | 1
  hidden_because?: string | null
}

/** There is exactly one, named like its type. */
export interface JobSettings extends StandardFields {
  doctype?: 'Job Settings'
  /** Days after the end of an opening until its applications are erased. */
  retention_days: number
}

/** Rows of Privacy Request.kept. */
export interface KeptRecord extends ChildFields {
  doctype?: 'Kept Record'
  what?: string | null
  why?: string | null
  /** 'YYYY-MM-DD'. */
  until?: string | null
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
    | 'tax'
    | 'unapplied'
    | 'refunds due'
    | 'disputed'
    | 'dispute losses'
    | 'fees'
    | 'cash collections'
    | 'opening'
  /** Whose it is; empty means nobody’s in particular. */
  party_type?: string | null
  party?: string | null
  currency: string
  /** Off: the database refuses to overdraw it. */
  may_go_below: 0 | 1
  /** Debits less credits; what its last line says. A decimal amount. */
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
    | 'opening'
  /** 'YYYY-MM-DD'. */
  posting_date: string
  currency: string
  /** Of all its debits. A decimal amount. */
  total: number
  line_count: number
  source_type: string
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
  /** A debit above zero, a credit below it. A decimal amount. */
  amount: number
  currency: string
  /** 'YYYY-MM-DD'. */
  posting_date: string
  /** Counts the lines of its account. */
  sequence: number
  /** Of its account after this line. A decimal amount. */
  balance: number
  memo?: string | null
}

export interface MelaEvent extends StandardFields {
  doctype?: 'Mela Event'
  title: string
  short_description?: string | null
  /** HTML. */
  description?: string | null
  published: 0 | 1
  /** Members are guardians of children here, active volunteers, staff and users with the role Member. */
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
  /** What a card shows: with ticket types the lowest that can be bought; empty or 0 is free. A decimal amount. */
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

export interface ModerationItem extends StandardFields {
  doctype?: 'Moderation Item'
  reference_doctype: string
  reference_name: string
  title: string
  /** What it says. */
  excerpt?: string | null
  /** Name of a document of type User. */
  author?: string | null
  state: 'waiting' | 'kept' | 'hidden'
  /** It waits for a first look. */
  is_new: 0 | 1
  /** So many people flagged it that nobody sees it until it is decided. */
  is_hidden_meanwhile: 0 | 1
  flag_count: number
  /** Write it before hiding: the author reads it. */
  hidden_because?: string | null
  /** Write it before restoring. */
  restored_because?: string | null
  /** Name of a document of type User. */
  decided_by?: string | null
  flags: Flag[]
}

/** There is exactly one, named like its type. */
export interface ModerationSettings extends StandardFields {
  doctype?: 'Moderation Settings'
  /** Whose posts the office looks at before they are seen. */
  review: 'everybody' | 'new accounts' | 'nobody'
  /** So many people who flag it take a post out of sight until the office has looked. */
  flags_to_hide: number
  new_account_days: number
  /** What a new account may post in a day. */
  new_account_posts: number
  /** What every other account may post in a day. */
  posts_a_day: number
}

export interface Notification extends StandardFields {
  doctype?: 'Notification'
  event: string
  /** Tells what happened from what happened another time. */
  event_key: string
  /** The user, or the address of a stranger. */
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
  event_class: 'security' | 'transactional' | 'promotional'
  is_on: 0 | 1
  /** 'HH:MM:SS'. */
  quiet_from?: string | null
  /** 'HH:MM:SS'. */
  quiet_until?: string | null
  /** Of the quiet hours; empty means the house’s own. */
  time_zone?: string | null
}

/** There is exactly one, named like its type. */
export interface NotificationSettings extends StandardFields {
  doctype?: 'Notification Settings'
  push_public_key?: string | null
  /** What the carrier of text messages sends along with answers; until it is set, answers are refused. Written only, never read back. */
  incoming_key?: string | null
}

export interface NotificationTemplate extends StandardFields {
  doctype?: 'Notification Template'
  /** Like contact.received. */
  event: string
  channel: 'in-app' | 'e-mail' | 'sms' | 'whatsapp' | 'push'
  language: 'en' | 'hi' | 'ta'
  /** Off: the text of the house is used. */
  enabled: 0 | 1
  subject: string
  /** Plain text; {{ name }} stands for a value. */
  body: string
  /** DLT template id. Under which this text message is registered (India). */
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
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
  attempts: number
  used: 0 | 1
}

export interface OneTimeToken extends StandardFields {
  doctype?: 'One Time Token'
  /** Name of a document of type User. */
  user: string
  purpose: 'second factor' | 'reset password' | 'welcome'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
  attempts: number
  used: 0 | 1
}

export interface Order extends StandardFields {
  doctype?: 'Order'
  state:
    'awaiting payment' | 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'closed' | 'cancelled'
  contact_name: string
  /** E.164. */
  phone: string
  email?: string | null
  /** Who ordered, signed in. Name of a document of type User. */
  user?: string | null
  /** In which it was ordered: messages are written in it. */
  language?: 'en' | 'hi' | 'ta' | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  placed_at?: string | null
  /** Paid by then, or cancelled. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  city?: string | null
  /** State or union territory. */
  state_name?: string | null
  zipcode?: string | null
  /** As it was when it was ordered. JSON as text. */
  address?: string | null
  /** GSTIN. */
  gstin?: string | null
  place_of_supply?: string | null
  lines: OrderLine[]
  payment_choice: 'online' | 'cash on delivery' | 'pay link'
  currency: string
  /** A decimal amount. */
  items_amount: number
  /** A decimal amount. */
  discount_amount: number
  /** A decimal amount. */
  shipping_amount: number
  /** For paying on delivery. A decimal amount. */
  fee_amount: number
  /** Held in the total. A decimal amount. */
  tax_amount: number
  /** A decimal amount. */
  total: number
  /** Not owed any more: cancelled, returned or taken off. A decimal amount. */
  credited_amount: number
  /** A decimal amount. */
  paid_amount: number
  /** A decimal amount. */
  refunded_amount: number
  coupon_code?: string | null
  /** What was redeemed, by its source. JSON as text. */
  discounts?: string | null
  payment?: string | null
  /** What it holds of the stock. */
  reservation?: string | null
  /** Hashed. */
  token_hash?: string | null
  /** Hashed. */
  idempotency_key?: string | null
}

export interface OrderEdit extends StandardFields {
  doctype?: 'Order Edit'
  /** Name of a document of type Order. */
  order: string
  what: string
  /** A decimal amount. */
  total_before: number
  /** A decimal amount. */
  total_after: number
  /** The address as it was. JSON as text. */
  before?: string | null
}

/** Rows of Order.lines. */
export interface OrderLine extends ChildFields {
  doctype?: 'Order Line'
  title: string
  variant_label?: string | null
  sku?: string | null
  quantity: number
  /** Of one piece, with its tax. A decimal amount. */
  price: number
  /** A decimal amount. */
  amount: number
  /** A decimal amount. */
  discount: number
  /** What is paid for the line, with its tax. A decimal amount. */
  total: number
  parcel?: string | null
  cancelled_quantity: number
  returned_quantity: number
  /** Paid back, and kept by the buyer. */
  refunded_quantity: number
  /** Paid back of the price of the pieces that are left. A decimal amount. */
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
  weight_grams: number
  returnable: 0 | 1
  return_days: number
  is_digital: 0 | 1
  tracks_stock: 0 | 1
  tax_class?: string | null
  /** HSN. */
  hsn?: string | null
  tax_rate: number
  cess_rate: number
  /** A decimal amount. */
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
  /** Hashed. */
  token_hash: string
}

export interface OrderRefund extends StandardFields {
  doctype?: 'Order Refund'
  state: 'planned' | 'paid back' | 'dropped'
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type Parcel. */
  parcel: string
  /** Name of a document of type Business. */
  business: string
  contact_name?: string | null
  items: OrderRefundItem[]
  /** Its delivery and its fee go back too. */
  with_delivery: 0 | 1
  /** Part of the price. Beside the pieces: as a kindness, or for what is not as it should be. A decimal amount. */
  allowance: number
  /** It stands on the credit note: the buyer reads this. */
  reason?: string | null
  /** The delivery and its fee. A decimal amount. */
  delivery_amount: number
  /** Held in the amount. A decimal amount. */
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
  /** How many can be paid back. */
  left: number
  /** How many are paid back. */
  quantity: number
  /** What was paid for them. A decimal amount. */
  amount: number
  order_line: string
}

export interface OutboxMessage extends StandardFields {
  doctype?: 'Outbox Message'
  channel: 'e-mail' | 'sms' | 'whatsapp' | 'push'
  recipient: string
  subject?: string | null
  body: string
  link?: string | null
  language?: 'en' | 'hi' | 'ta' | null
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'dead' | 'kept'
  event: string
  event_class: 'security' | 'transactional' | 'promotional'
  /** Name of a document of type User. */
  user?: string | null
  /** Name of a document of type Notification. */
  notification?: string | null
  template_id?: string | null
  lifetime_minutes?: number | null
  attempts?: number | null
  /** Empty means at once. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  next_attempt?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  claimed_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  sent_at?: string | null
  provider_id?: string | null
  error?: string | null
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
  /** Content. JSON as text. */
  data?: string | null
}

export interface PaperSeries extends StandardFields {
  doctype?: 'Paper Series'
  /** A GSTIN, or the name of a business that has none. */
  giver: string
  kind: 'tax invoice' | 'bill of supply' | 'credit note'
  financial_year: string
  last_number: number
  /** 'YYYY-MM-DD'. */
  last_issued_on?: string | null
}

export interface Parcel extends StandardFields {
  doctype?: 'Parcel'
  /** Who it goes to. */
  contact_name?: string | null
  /** Name of a document of type Order. */
  order: string
  number: number
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
  /** Empty for what is sent by mail. Name of a document of type Business Branch. */
  branch?: string | null
  /** Cash to collect. By whoever brings it, when it is handed over. A decimal amount. */
  collect_amount: number
  /** Not paid yet. Of the whole order, which was to be paid online: it is not packed before. A decimal amount. */
  unpaid_amount: number
  contents?: string | null
  weight_grams: number
  kind: 'delivery' | 'pickup' | 'digital'
  delivery_code?: string | null
  delivery_label?: string | null
  /** 'YYYY-MM-DD'. */
  promised_from?: string | null
  /** 'YYYY-MM-DD'. */
  promised_by?: string | null
  slot?: string | null
  /** Delivery hours. */
  slot_label?: string | null
  city?: string | null
  zipcode?: string | null
  /** E.164. */
  phone?: string | null
  /** As on its packing slip. JSON as text. */
  address?: string | null
  /** Who takes it there: said before it is shipped. */
  carrier?: string | null
  tracking_number?: string | null
  /** Where its buyer can follow it. */
  tracking_url?: string | null
  /** Said before it is taken back; the buyer reads it. */
  undelivered_reason?:
    | 'refused at the door'
    | 'nobody was there'
    | 'address not found'
    | 'damaged on the way'
    | 'another reason'
    | null
  /** What came back can be sold again. */
  restock: 0 | 1
  /** What its lines cost, after discounts. A decimal amount. */
  items_amount: number
  /** A decimal amount. */
  shipping_amount: number
  shipping_tax_rate: number
  /** A decimal amount. */
  shipping_taxable: number
  /** Shipping CGST. A decimal amount. */
  shipping_cgst: number
  /** Shipping SGST. A decimal amount. */
  shipping_sgst: number
  /** Shipping IGST. A decimal amount. */
  shipping_igst: number
  /** Fee for cash on delivery. Its share of the order’s, taxed like its delivery. A decimal amount. */
  fee_amount: number
  /** A decimal amount. */
  fee_taxable: number
  /** Fee CGST. A decimal amount. */
  fee_cgst: number
  /** Fee SGST. A decimal amount. */
  fee_sgst: number
  /** Fee IGST. A decimal amount. */
  fee_igst: number
  /** A decimal amount. */
  total: number
  /** Not owed any more: cancelled, returned or taken off. A decimal amount. */
  credited_amount?: number | null
  /** Delivery paid back. */
  is_delivery_credited: 0 | 1
  /** Off: its seller has no GSTIN, and writes a bill of supply. */
  is_taxed: 0 | 1
  place_of_supply?: string | null
  /** GSTIN of the seller. The registration it was sold under, as it was when it was ordered. */
  seller_gstin?: string | null
  /** State of the seller. */
  seller_state?: string | null
  /** Fee belongs to the seller. Off for orders placed before: their fee was booked as income of the organisation. */
  is_fee_of_seller: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  confirmed_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  packed_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  shipped_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  delivered_at?: string | null
  /** It was taken for delivered by mistake. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  delivery_reverted_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  returned_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  lost_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  cancelled_at?: string | null
  cancel_reason?: string | null
}

export interface Payment extends StandardFields {
  doctype?: 'Payment'
  state:
    'created' | 'authorised' | 'captured' | 'part refunded' | 'refunded' | 'failed' | 'expired' | 'disputed'
  /** A decimal amount. */
  amount: number
  currency: string
  reference_type?: string | null
  reference_name?: string | null
  description?: string | null
  /** Empty means the organisation itself. */
  organisation?: string | null
  payer_name?: string | null
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  gateway_order?: string | null
  gateway_payment?: string | null
  method?: string | null
  /** Why it was declined, in the gateway’s words. */
  error?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  captured_at?: string | null
  /** A decimal amount. */
  fee?: number | null
  /** A decimal amount. */
  captured_amount: number
  captured_currency?: string | null
  /** A decimal amount. */
  refunded_amount: number
  /** What the payer’s bank took back for good. A decimal amount. */
  lost_amount: number
  /** Match. Whether what was taken found what it pays for. */
  application: 'none' | 'applied' | 'unapplied' | 'returned'
  attention?:
    | 'nothing to pay for'
    | 'paid twice'
    | 'another amount'
    | 'another currency'
    | 'could not be settled'
    | 'refund failed'
    | 'paid back twice'
    | 'unknown to the gateway'
    | 'disputed'
    | 'dispute lost'
    | null
  attention_note?: string | null
  /** Staff decide; it does not go back by itself. */
  is_held: 0 | 1
  /** Name of a document of type Payment. */
  duplicate_of?: string | null
  /** JSON as text. */
  credits?: string | null
  /** JSON as text. */
  checkout?: string | null
  idempotency_key?: string | null
  token_hash?: string | null
  times_returned?: number | null
  /** Of a dispute that was booked before disputes had documents. */
  dispute_entry?: string | null
  /** How often the gateway was asked. */
  times_asked?: number | null
  /** The last question whose answer counts. */
  answered?: number | null
  /** The document that it was opened with, and is named after. */
  opens_with?: string | null
  /** An attempt is with the bank, which has not answered yet. */
  is_in_progress?: 0 | 1 | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  opened_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_asked?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  next_ask?: string | null
}

export interface PaymentLink extends StandardFields {
  doctype?: 'Payment Link'
  reference_type: string
  reference_name: string
  /** When the link was made. A decimal amount. */
  amount: number
  currency: string
  state: 'open' | 'paid' | 'expired' | 'withdrawn'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at: string
  /** Name of a document of type Payment. */
  payment?: string | null
  token_hash?: string | null
}

export interface PeriodClose extends StandardFields {
  doctype?: 'Period Close'
  /** 'YYYY-MM-DD'. */
  until: string
  memo?: string | null
  account_count: number
}

export interface PostalCode extends StandardFields {
  doctype?: 'Postal Code'
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
  kind: 'export' | 'correct' | 'erase'
  /** Name of a document of type Family. */
  family?: string | null
  /** Name of a document of type Student Registration. */
  student?: string | null
  detail?: string | null
  state: 'received' | 'in progress' | 'done' | 'refused'
  /** 'YYYY-MM-DD'. */
  due_on?: string | null
  /** Told to whoever asked. */
  answer?: string | null
  /** What stays, and why. */
  kept: KeptRecord[]
  /** Name of a document of type User. */
  requested_by?: string | null
  /** Name of a document of type User. */
  decided_by?: string | null
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
  state: 'draft' | 'in review' | 'live' | 'hidden' | 'archived'
  /** Name of a document of type Product Change. */
  change_in_review?: string | null
  short_description?: string | null
  /** HTML. */
  description?: string | null
  pictures: ProductPicture[]
  /** The first picture; cards show it. Address of a picture. */
  image?: string | null
  attributes: ProductAttribute[]
  /** Other words that people search for, with commas between them. */
  keywords?: string | null
  variants: ProductVariant[]
  /** Of its cheapest variant; a product without variants gets one at this price. A decimal amount. */
  price: number
  /** The earlier price, struck out. A decimal amount. */
  compare_at_price?: number | null
  /** Taxed as the default one where none is named. Name of a document of type Tax Class. */
  tax_class?: string | null
  /** HSN code. */
  hsn?: string | null
  /** Cash on delivery. */
  cod_allowed: 0 | 1
  returnable: 0 | 1
  return_days: number
  /** Nothing is sent: it is there at once. */
  is_digital: 0 | 1
  /** Off for what is never sold out. */
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
  /** What it says. */
  text: string
  answers_as: 'seller' | 'office' | 'buyer'
  author_name: string
  /** 'YYYY-MM-DD'. */
  written_on?: string | null
  /** So many found it helpful. */
  helpful: number
  state: 'pending' | 'published' | 'rejected' | 'withdrawn'
  /** Write it before rejecting: the author reads it. */
  rejected_because?: string | null
  /** So many readers flagged it. */
  flags?: number | null
  /** The office has looked at it: flags alone do not hide it any more. */
  is_checked?: 0 | 1 | null
  /** Name of a document of type User. */
  author?: string | null
  idempotency_key?: string | null
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
  state: 'waiting' | 'accepted' | 'refused' | 'withdrawn'
  /** Name of a document of type Product. */
  product: string
  /** Name of a document of type Business. */
  business: string
  /** What changes. */
  summary?: string | null
  /** Told to the seller; needed to refuse. */
  answer?: string | null
  /** Name of a document of type User. */
  requested_by?: string | null
  /** Name of a document of type User. */
  decided_by?: string | null
  /** Changes. */
  lines: ProductChangeLine[]
  /** Proposed pictures. */
  pictures: ProductPicture[]
  /** JSON as text. */
  proposed?: string | null
}

/** Rows of Product Change.lines. */
export interface ProductChangeLine extends ChildFields {
  doctype?: 'Product Change Line'
  what?: string | null
  now?: string | null
  proposed?: string | null
}

export interface ProductListing extends StandardFields {
  doctype?: 'Product Listing'
  product: string
  is_listed: 0 | 1
  route?: string | null
  title?: string | null
  image?: string | null
  /** Who sells the cheapest. */
  business?: string | null
  business_name?: string | null
  /** Name and label of every business that sells it. JSON as text. */
  sellers?: string | null
  /** What each business asks, and whether it has any; only where there are several. JSON as text. */
  seller_offers?: string | null
  /** Name of a document of type Brand. */
  brand?: string | null
  /** The published category that it stands in. */
  category?: string | null
  /** Name, route and label of its categories, from the top. JSON as text. */
  trail?: string | null
  /** The lowest. A decimal amount. */
  price?: number | null
  /** The highest. A decimal amount. */
  price_to?: number | null
  /** A decimal amount. */
  compare_at_price?: number | null
  /** The cheapest. */
  variant?: string | null
  /** Who sells the cheapest. */
  seller?: string | null
  /** How many there are to choose from. */
  variants?: number | null
  in_stock: 0 | 1
  rating?: number | null
  reviews?: number | null
  display_order?: number | null
  /** When the product was made. */
  created_on?: string | null
  /** Names with their values. JSON as text. */
  attributes?: string | null
  /** What it is found by. */
  words?: string | null
  /** Its title and its other texts in every other language, for the search. JSON as text. */
  translated_texts?: string | null
  /** Transaction that wrote the row. */
  changed_in?: number | null
}

export interface ProductOffer extends StandardFields {
  doctype?: 'Product Offer'
  /** Name of a document of type Product. */
  product: string
  /** Title. */
  product_title?: string | null
  /** SKU. Says which variant; a product with one alone needs none. */
  sku?: string | null
  /** Variant. */
  option_values?: string | null
  /** Name of the product’s variant; the SKU finds it. */
  variant?: string | null
  /** Name of a document of type Business. */
  business: string
  /** A decimal amount. */
  price: number
  /** The earlier price, struck out. A decimal amount. */
  compare_at_price?: number | null
  state: 'draft' | 'live' | 'paused' | 'archived'
}

/** Rows of Product.pictures, Product Change.pictures. */
export interface ProductPicture extends ChildFields {
  doctype?: 'Product Picture'
  /** Address of a picture. */
  image: string
  /** What the picture shows, for those who cannot see it. */
  alt?: string | null
}

export interface ProductQuestion extends StandardFields {
  doctype?: 'Product Question'
  /** Name of a document of type Product. */
  product: string
  /** What it says. */
  text: string
  answers: number
  author_name: string
  /** 'YYYY-MM-DD'. */
  written_on?: string | null
  /** So many found it helpful. */
  helpful: number
  state: 'pending' | 'published' | 'rejected' | 'withdrawn'
  /** Write it before rejecting: the author reads it. */
  rejected_because?: string | null
  /** So many readers flagged it. */
  flags?: number | null
  /** The office has looked at it: flags alone do not hide it any more. */
  is_checked?: 0 | 1 | null
  /** Name of a document of type User. */
  author?: string | null
  idempotency_key?: string | null
}

export interface ProductRating extends StandardFields {
  doctype?: 'Product Rating'
  product: string
  /** The average, 1 to 5. */
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
  stars: number
  title?: string | null
  /** What it says. */
  text: string
  photos: ReviewPhoto[]
  variant_label?: string | null
  author_name: string
  /** 'YYYY-MM-DD'. */
  written_on?: string | null
  /** So many found it helpful. */
  helpful: number
  state: 'pending' | 'published' | 'rejected' | 'withdrawn'
  /** Write it before rejecting: the author reads it. */
  rejected_because?: string | null
  /** So many readers flagged it. */
  flags?: number | null
  /** The office has looked at it: flags alone do not hide it any more. */
  is_checked?: 0 | 1 | null
  /** Name of a document of type User. */
  author?: string | null
  /** Everybody reads it below the review. */
  answer?: string | null
  answered_by?: 'seller' | 'office' | null
  /** 'YYYY-MM-DD'. */
  answered_on?: string | null
  /** Name of a document of type Business. */
  business?: string | null
  /** Name of a document of type Order. */
  order?: string | null
  /** Hashed. */
  buyer?: string | null
}

export interface ProductRoute extends StandardFields {
  doctype?: 'Product Route'
  route: string
  product: string
}

/** Rows of Product.variants. */
export interface ProductVariant extends ChildFields {
  doctype?: 'Product Variant'
  /** SKU. */
  sku: string
  /** Like Size: M | Colour: Red; empty for the only one. */
  option_values?: string | null
  /** A decimal amount. */
  price: number
  /** The earlier price, struck out. A decimal amount. */
  compare_at_price?: number | null
  /** Weight in grams. */
  weight_grams: number
  /** Address of a picture. */
  image?: string | null
  barcode?: string | null
  /** Not sold any more; orders still name it. */
  is_archived: 0 | 1
}

/** Guarded: names of children. */
export interface Promotion extends StandardFields {
  doctype?: 'Promotion'
  /** Name of a document of type Academic Year. */
  from_year: string
  /** Name of a document of type Academic Year. */
  to_year: string
  state: 'draft' | 'done' | 'undone'
  /** 'YYYY-MM-DD'. */
  promoted_on?: string | null
  /** Name of a document of type User. */
  promoted_by?: string | null
  /** Left in their new class when it was undone: their family had renewed. */
  kept?: number | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  undone_at?: string | null
  /** Children who move up. */
  count: number
  /** Their place in the year ahead stays as it is. */
  placed?: number | null
  /** The class after theirs is full. */
  staying?: number | null
  /** There is no class after theirs. */
  leaving?: number | null
  /** Too many for one promotion: make another one for them. */
  left_over?: number | null
  /** Who does not move up, and why. */
  problems: PromotionProblem[]
}

/** Guarded: names of children. */
export interface PromotionEntry extends StandardFields {
  doctype?: 'Promotion Entry'
  /** Name of a document of type Promotion. */
  promotion: string
  /** Name of a document of type Student Registration. */
  student: string
  /** Name of a document of type Class. */
  from_class: string
  /** Name of a document of type Class. */
  to_class: string
  previous_enrolment: string
  /** Empty where the child had its place before. */
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

export interface PushSubscription extends StandardFields {
  doctype?: 'Push Subscription'
  /** Name of a document of type User. */
  user: string
  device?: string | null
  endpoint: string
  /** Public key. */
  p256dh: string
}

export interface Receipt extends StandardFields {
  doctype?: 'Receipt'
  receipt_number: string
  /** 'YYYY-MM-DD'. */
  issued_on: string
  state: 'issued' | 'cancelled'
  /** A decimal amount. */
  amount: number
  currency: string
  /** Paid back after the receipt was given. A decimal amount. */
  returned: number
  payer_name: string
  payer_email?: string | null
  /** E.164. */
  payer_phone?: string | null
  /** Name of a document of type User. */
  payer?: string | null
  reference_type?: string | null
  reference_name?: string | null
  lines: ReceiptLine[]
  method: string
  method_reference?: string | null
  bank?: string | null
  /** 'YYYY-MM-DD'. */
  received_on: string
  condition: 'none' | 'cheque must clear'
  /** Name of a document of type Payment. */
  payment?: string | null
  /** Name of a document of type Counter Payment. */
  counter_payment?: string | null
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
  /** Empty once it is cancelled. */
  issued_for?: string | null
  /** 'YYYY-MM-DD'. */
  cancelled_on?: string | null
  cancel_reason?: string | null
}

export interface ReceiptIssuer extends StandardFields {
  doctype?: 'Receipt Issuer'
  /** Empty means the organisation itself. Name of a document of type Business. */
  organisation?: string | null
  /** Empty fields are taken from the organisation. */
  issuer_name?: string | null
  address?: string | null
  contact?: string | null
  registrations: ReceiptRegistration[]
  /** Address of a picture. */
  logo?: string | null
  /** Who signs, like “Treasurer”. */
  signatory?: string | null
  footnote?: string | null
  /** Stands before each number. */
  number_prefix?: string | null
  /** The month in which years begin; fixed by the first receipt. */
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
  /** Like GSTIN, PAN or 80G. */
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
  /** Of those that were not cancelled. 'YYYY-MM-DD'. */
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

export interface Refund extends StandardFields {
  doctype?: 'Refund'
  /** Name of a document of type Payment. */
  payment: string
  state: 'requested' | 'sent' | 'done' | 'failed'
  /** A decimal amount. */
  amount: number
  destination: 'source' | 'credit' | 'by hand'
  reason: string
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  gateway_refund?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  sent_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  done_at?: string | null
  error?: string | null
  /** The ledger entry that decided it. */
  entry?: string | null
  /** The ledger entry with which the money left. */
  paid_entry?: string | null
  idempotency_key?: string | null
  /** JSON as text. */
  debits?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  requested_at?: string | null
}

export interface RefundPayee extends StandardFields {
  doctype?: 'Refund Payee'
  reference_type: string
  reference_name: string
  /** Wanted by. How the payer wants it. */
  payee_method?: 'cash' | 'bank' | 'UPI' | null
  /** Shortened: the office sees all of it. */
  payee?: string | null
  payee_name?: string | null
  /** UPI ID. */
  payee_upi?: string | null
  /** Account number. */
  payee_account?: string | null
  /** IFSC. */
  payee_ifsc?: string | null
}

export interface RefusedEvents extends StandardFields {
  doctype?: 'Refused Events'
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  /** 'YYYY-MM-DD'. */
  day: string
  count: number
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_at: string
}

export interface RegistrationLink extends StandardFields {
  doctype?: 'Registration Link'
  /** Name of a document of type Event Registration. */
  registration: string
  /** Hashed. */
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

/** Guarded: tells which children belong to a number. */
export interface RenewalPass extends StandardFields {
  doctype?: 'Renewal Pass'
  token_hash: string
  /** E.164. */
  phone: string
  guardian_name: string
  /** Name of a document of type User. */
  user?: string | null
  /** Those not renewed yet. JSON as text. */
  students: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
}

export interface Reply extends StandardFields {
  doctype?: 'Reply'
  /** Name of a document of type Topic. */
  topic: string
  /** Name of a document of type Board. */
  board: string
  text: string
  author_name: string
  /** Name of a document of type User. */
  author?: string | null
  /** Thanks. */
  thanks: number
  /** The office has taken it out of sight. */
  is_hidden: 0 | 1
  hidden_because?: string | null
  idempotency_key?: string | null
}

export interface ReplyThanks extends StandardFields {
  doctype?: 'Reply Thanks'
  /** Name of a document of type Reply. */
  reply: string
  /** Name of a document of type User. */
  user: string
}

export interface Return extends StandardFields {
  doctype?: 'Return'
  state: 'asked' | 'approved' | 'picked up' | 'received' | 'refunded' | 'exchanged' | 'refused' | 'withdrawn'
  /** Name of a document of type Order. */
  order: string
  /** Name of a document of type Parcel. */
  parcel: string
  /** Name of a document of type Business. */
  business: string
  /** Name of a document of type User. */
  customer?: string | null
  contact_name?: string | null
  reason:
    'damaged' | 'wrong item' | 'not as described' | 'does not fit' | 'came too late' | 'not wanted any more'
  note?: string | null
  resolution: 'refund' | 'exchange'
  items: ReturnItem[]
  photos: ReturnPhoto[]
  /** When somebody comes for it. 'YYYY-MM-DD'. */
  pickup_on?: string | null
  /** The buyer reads this. */
  answer?: string | null
  /** What came back can be sold again. */
  restock: 0 | 1
  /** Its delivery and its fee go back too: when all of the parcel comes back. */
  with_delivery: 0 | 1
  /** A decimal amount. */
  refund_amount: number
  /** Name of a document of type Credit Note. */
  credit_note?: string | null
  /** Name of a document of type Order. */
  new_order?: string | null
  /** Of what was paid, what pays for the new order. A decimal amount. */
  carried_amount: number
  /** Hashed. */
  idempotency_key?: string | null
}

/** Rows of Return.items. */
export interface ReturnItem extends ChildFields {
  doctype?: 'Return Item'
  title: string
  quantity: number
  /** What was paid for them. A decimal amount. */
  amount: number
  order_line: string
  variant?: string | null
  /** What is wanted in its place. */
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
  reference_doctype: string
  reference_name: string
  reason: 'spam' | 'fraud' | 'offensive' | 'danger to a child' | 'wrong place' | 'something else'
  detail?: string | null
  /** Name of a document of type User. */
  user?: string | null
  /** Tells one who flags from another. */
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
  /** So many days after an order came its buyer is invited to review it; 0: never. */
  invite_after_days: number
  /** So many people who flag it take a post out of sight until the office has looked. */
  flags_to_hide: number
}

export interface Role extends StandardFields {
  doctype?: 'Role'
  role_name: string
  /** Whoever has it is staff, and comes in at the desk. */
  desk_access: 0 | 1
  /** Counts for nothing while it is switched off. */
  disabled: 0 | 1
  /** Made on this site. */
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
  return_url: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at: string
}

export interface SandboxPayment extends StandardFields {
  doctype?: 'Sandbox Payment'
  /** Name of a document of type Sandbox Order. */
  sandbox_order: string
  state: 'created' | 'authorised' | 'captured' | 'failed'
  /** A decimal amount. */
  amount: number
  currency: string
  method?: string | null
  /** A decimal amount. */
  refunded: number
  error?: string | null
  is_disputed: 0 | 1
}

export interface SandboxRefund extends StandardFields {
  doctype?: 'Sandbox Refund'
  /** Name of a document of type Sandbox Payment. */
  sandbox_payment: string
  reference: string
  /** A decimal amount. */
  amount: number
  state: 'pending' | 'done' | 'failed'
}

/** There is exactly one, named like its type. */
export interface SandboxSettings extends StandardFields {
  doctype?: 'Sandbox Settings'
}

export interface SandboxStep extends StandardFields {
  doctype?: 'Sandbox Step'
  action: 'capture' | 'dispute' | 'settle' | 'send'
  state: 'waiting' | 'sending' | 'done' | 'given up'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  due: string
  /** Name of the payment or of the refund. */
  about?: string | null
  /** What is sent, as it is signed. JSON as text. */
  event?: string | null
  tries?: number | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  claimed_at?: string | null
  /** What the house answered last. */
  answer?: string | null
}

export interface SavedView extends StandardFields {
  doctype?: 'Saved View'
  /** Name of a document of type User. */
  user: string
  reference_doctype: string
  title: string
  /** Names of fields, as JSON; empty for the usual ones. JSON as text. */
  columns?: string | null
  /** In the grammar of lists, as JSON. JSON as text. */
  filters?: string | null
  /** As order_by. */
  sort?: string | null
  /** For everybody who works on documents of this type. */
  is_shared: 0 | 1
}

/** Rows of Fee Schedule.instalments. */
export interface ScheduledInstalment extends ChildFields {
  doctype?: 'Scheduled Instalment'
  label: string
  /** 'YYYY-MM-DD'. */
  due_on: string
  /** A decimal amount. */
  amount: number
}

export interface SearchSynonym extends StandardFields {
  doctype?: 'Search Synonym'
  /** Words that mean the same, with commas between them: lamp, diya, vilakku. */
  words: string
  is_active: 0 | 1
}

export interface SecondFactor extends StandardFields {
  doctype?: 'Second Factor'
  /** Name of a document of type User. */
  user: string
  /** The app has shown a right code once. */
  confirmed: 0 | 1
  /** A code is taken once: none before this. */
  last_step?: number | null
  recovery_codes: RecoveryCode[]
}

export interface Session extends StandardFields {
  doctype?: 'Session'
  /** Name of a document of type User. */
  user: string
  device?: string | null
  user_agent?: string | null
  /** The network it was signed in from. */
  address?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_active?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires: string
}

export interface Shift extends StandardFields {
  doctype?: 'Shift'
  /** What is to be done. */
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
  taken: number
  /** Is told when somebody leaves. Name of a document of type User. */
  coordinator?: string | null
  /** Lowest age. On the day of the shift. */
  min_age?: number | null
  /** Must hold on the last day of the shift. Name of a document of type Credential Kind. */
  credential_needed?: string | null
  state: 'draft' | 'open' | 'closed' | 'cancelled'
  /** Stands in the square code. */
  clock_code?: string | null
}

/** Guarded: tells where a volunteer is, who may be a child. */
export interface ShiftAssignment extends StandardFields {
  doctype?: 'Shift Assignment'
  /** Name of a document of type Shift. */
  shift: string
  /** Name of a document of type Volunteer. */
  volunteer: string
  state: 'offered' | 'accepted' | 'done' | 'declined' | 'withdrawn' | 'swapped'
  /** The shift’s. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  starts_at?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ends_at?: string | null
  /** Why they left. */
  left_because?: 'given back' | 'by the office' | 'credential' | 'not active' | 'shift cancelled' | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  reminded_at?: string | null
  /** Began at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  clocked_in_at?: string | null
  /** Ended at. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  clocked_out_at?: string | null
  clocked_by?: 'kiosk' | 'QR' | 'button' | null
}

/** Guarded: tells where a volunteer is, who may be a child. */
export interface ShiftSwap extends StandardFields {
  doctype?: 'Shift Swap'
  /** Who asked. Name of a document of type Volunteer. */
  volunteer: string
  /** Name of a document of type Shift Assignment. */
  assignment: string
  /** What they have. Name of a document of type Shift. */
  shift: string
  /** Name of a document of type Shift. */
  wanted_shift: string
  state: 'asked' | 'agreed' | 'withdrawn' | 'lapsed'
  /** Of whoever agreed. Name of a document of type Shift Assignment. */
  agreed_assignment?: string | null
  /** One is open for a place and a wanted shift. */
  open_for?: string | null
}

export interface Shipment extends StandardFields {
  doctype?: 'Shipment'
  /** Name of a document of type Business. */
  business: string
  parcel_type: string
  parcel: string
  /** Follows from what its carrier tells. */
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
  /** Carrier’s event number. */
  event_id: string
  status: 'in transit' | 'out for delivery' | 'delivered' | 'failed' | 'returned' | 'lost'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  at: string
  place?: string | null
  note?: string | null
}

export interface ShippingRate extends StandardFields {
  doctype?: 'Shipping Rate'
  /** Name of a document of type Shipping Zone. */
  zone: string
  /** Empty: for all that have none of their own. Name of a document of type Business. */
  business?: string | null
  service: 'standard' | 'express'
  is_active: 0 | 1
  /** Tax inclusive. A decimal amount. */
  amount: number
  /** Days on the way, at least. */
  days_min: number
  /** Days on the way, at most. */
  days_max: number
  /** From grams. */
  min_weight: number
  /** Up to grams. Empty: whatever it weighs. */
  max_weight?: number | null
  /** From an amount. A decimal amount. */
  min_total: number
  /** Below an amount. Empty: whatever it costs. A decimal amount. */
  max_total?: number | null
}

export interface ShippingZone extends StandardFields {
  doctype?: 'Shipping Zone'
  zone_name: string
  is_active: 0 | 1
  /** Off: nothing is brought here, whatever wider zones say. */
  is_served: 0 | 1
  /** Of two zones of one width the lower counts. */
  display_order?: number | null
  ranges: ShippingZoneRange[]
  memo?: string | null
}

/** Rows of Shipping Zone.ranges. */
export interface ShippingZoneRange extends ChildFields {
  doctype?: 'Shipping Zone Range'
  from_postal_code: string
  to_postal_code: string
}

/** There is exactly one, named like its type. */
export interface SignInSettings extends StandardFields {
  doctype?: 'Sign In Settings'
  /** Whoever proves a phone number may open a customer’s account. */
  is_registration_open: 0 | 1
  /** System users sign in with a password and an authenticator app. */
  staff_need_second_factor: 0 | 1
  /** Codes sent in a day to people who have an account or a child here, all together. */
  codes_per_day: number
  /** Codes sent in a day to numbers that nobody here has, all together. */
  new_codes_per_day?: number | null
  /** Countries whose mobile numbers are sent codes, by two letters each: IN, AE, GB. */
  code_countries?: string | null
}

export interface SignalDelivery extends StandardFields {
  doctype?: 'Signal Delivery'
  signal_name: string
  subscription: string
  state: 'waiting' | 'tried again' | 'discarded'
  attempts?: number | null
  error?: string | null
  /** JSON as text. */
  payload?: string | null
  signal: string
}

export interface SlotBooking extends StandardFields {
  doctype?: 'Slot Booking'
  /** Delivery Slot. Name of a document of type Delivery Slot. */
  slot: string
  /** 'YYYY-MM-DD'. */
  day: string
  source_type: string
  source_name: string
}

export interface Stock extends StandardFields {
  doctype?: 'Stock'
  /** SKU. */
  sku: string
  /** Name of a document of type Product. */
  product: string
  /** Name of the product’s variant. */
  variant: string
  /** Name of a document of type Business Branch. */
  branch: string
  /** Name of a document of type Business. */
  business: string
  /** What lies there. */
  on_hand: number
  /** What of it is promised to orders. */
  reserved: number
  /** What can be bought. */
  available: number
  /** Low at so many or fewer. */
  low_at: number
  is_low: 0 | 1
  move_count: number
}

export interface StockMove extends StandardFields {
  doctype?: 'Stock Move'
  kind: 'received' | 'counted' | 'lost' | 'reserved' | 'released' | 'shipped' | 'returned'
  /** Name of a document of type Business Branch. */
  branch: string
  /** SKU. */
  sku?: string | null
  /** Name of the product’s variant; the SKU finds it. */
  variant?: string | null
  /** Of a count: what is there. */
  quantity: number
  note?: string | null
  /** Name of a document of type Stock. */
  stock?: string | null
  product?: string | null
  on_hand_change?: number | null
  reserved_change?: number | null
  on_hand_after?: number | null
  reserved_after?: number | null
  sequence?: number | null
  source_type?: string | null
  source_name?: string | null
  idempotency_key?: string | null
}

export interface StockReservation extends StandardFields {
  doctype?: 'Stock Reservation'
  state: 'held' | 'shipped' | 'released' | 'expired'
  source_type: string
  source_name: string
  /** Empty: it does not expire any more. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  expires_at?: string | null
  lines: StockReservationLine[]
}

/** Rows of Stock Reservation.lines. */
export interface StockReservationLine extends ChildFields {
  doctype?: 'Stock Reservation Line'
  variant: string
  branch: string
  quantity: number
  shipped: number
  released: number
  /** What could be bought afterwards. */
  left_after?: number | null
}

export interface StoppedNumber extends StandardFields {
  doctype?: 'Stopped Number'
  /** E.164. */
  phone: string
  /** What was answered. */
  word?: string | null
}

/** Rows of Store Settings.holidays. */
export interface StoreHoliday extends ChildFields {
  doctype?: 'Store Holiday'
  /** 'YYYY-MM-DD'. */
  day: string
  what?: string | null
}

/** There is exactly one, named like its type. */
export interface StoreSettings extends StandardFields {
  doctype?: 'Store Settings'
  /** Working days from the order until it leaves, for sellers who do not say their own. */
  handling_days: number
  /** What is ordered later counts as ordered the next day; empty: at midnight. 'HH:MM:SS'. */
  cut_off?: string | null
  /** Works on Sundays. Parcels leave and arrive on Sundays too. */
  works_on_sunday: 0 | 1
  holidays: StoreHoliday[]
  /** Standard delivery is free from this amount at one seller; empty: never. A decimal amount. */
  free_delivery_over?: number | null
  /** Up to. A decimal amount. */
  cod_limit: number
  /** Fee for an order. With its taxes: they are those of the delivery. A decimal amount. */
  cod_fee: number
  /** Not at these postal codes. */
  cod_exclusions: CODExclusion[]
}

/** Guarded: names of children. */
export interface StudentCard extends StandardFields {
  doctype?: 'Student Card'
  /** Name of a document of type Student Registration. */
  student: string
  full_name: string
  /** Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  class?: string | null
  code: string
  /** 'YYYY-MM-DD'. */
  valid_until: string
  state: 'valid' | 'revoked'
  /** 'YYYY-MM-DD'. */
  revoked_on?: string | null
  /** Why it was revoked. */
  reason?: string | null
  /** Held by the card that holds: a child has one for a year. */
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
  is_given: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  given_at?: string | null
  given_by?: string | null
}

/** Rows of Student Registration.documents. */
export interface StudentDocument extends ChildFields {
  doctype?: 'Student Document'
  kind:
    | 'birth certificate'
    | 'transfer certificate'
    | 'report card'
    | 'proof of address'
    | 'vaccinations'
    | 'other'
  /** Address of a file. */
  file: string
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
  /** Name of a document of type Academic Year. */
  academic_year?: string | null
  /** Name of a document of type Class. */
  class?: string | null
  /** Name of a document of type Family. */
  family?: string | null
  /** Address of a picture. */
  photo?: string | null
  class_type?: 'day school' | 'weekend classes' | 'online classes' | null
  previous_grade?: string | null
  previous_grade_in_tamil?: string | null
  school_name?: string | null
  parent_name: string
  /** E.164. */
  parent_phone: string
  parent_email_address?: string | null
  /** Second parent’s name. */
  parent_name_2?: string | null
  /** Second parent’s phone. E.164. */
  parent_2_phone?: string | null
  /** Second e-mail address. */
  alternate_email_id?: string | null
  address?: string | null
  address_line_2?: string | null
  city?: string | null
  /** State of the address. */
  state?: string | null
  /** Postal code. */
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
  /** Brothers and sisters. */
  siblings: StudentSibling[]
  /** How did you hear of us? */
  hear_about_us?: 'friends' | 'the internet' | 'the newspaper' | 'an event' | 'elsewhere' | null
  /** The school may keep what this form says. */
  agrees_to_records: 0 | 1
  /** Pictures of the child may stand on the school’s pages. */
  agrees_to_pictures: 0 | 1
  /** The child may be given first aid and taken to a doctor. */
  agrees_to_first_aid: 0 | 1
  /** The school may write to us about school days. */
  agrees_to_messages: 0 | 1
  consents: StudentConsent[]
  /** The family accepts or declines the offered place by this day. 'YYYY-MM-DD'. */
  offer_ends_on?: string | null
  /** Goes along with the next step. */
  message_to_family?: string | null
  /** The same name and birth date were registered before. Name of a document of type Student Registration. */
  duplicate_of?: string | null
  /** Nobody is offered a place before it is checked. */
  duplicate_check?: 'to be checked' | 'another child' | 'same child' | null
  /** The family that has this phone number: enrolling joins it. Name of a document of type Family. */
  known_family?: string | null
  office_notes?: string | null
  /** Proved the phone number or email address of the form; follows the application alone. Name of a document of type User. */
  applicant?: string | null
  /** Name of a document of type Student Registration. */
  registered_with?: string | null
  came_by?: 'office' | 'website' | null
  /** The same for the same name and birth date. */
  child_key?: string | null
}

/** Guarded: names of children. */
export interface StudentRenewal extends StandardFields {
  doctype?: 'Student Renewal'
  /** Name of a document of type Student Registration. */
  student: string
  full_name: string
  /** Name of a document of type Academic Year. */
  academic_year: string
  /** Name of a document of type Class. */
  from_class?: string | null
  /** Name of a document of type Class. */
  class: string
  state: 'open' | 'done'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  done_at?: string | null
  /** The guardian who renewed. */
  done_by?: string | null
  /** Names of the fields that the family changed. JSON as text. */
  changed_fields?: string | null
  /** JSON as text. */
  consents?: string | null
  /** Name of a document of type Contact Change. */
  contact_change?: string | null
  /** Name of a document of type Fee. */
  fee?: string | null
  /** Name of a document of type Promotion. */
  promotion?: string | null
  /** Hashed. */
  idempotency_key?: string | null
}

/** Rows of Student Registration.siblings. */
export interface StudentSibling extends ChildFields {
  doctype?: 'Student Sibling'
  first_name: string
  last_name?: string | null
  name_in_tamil?: string | null
  /** 'YYYY-MM-DD'. */
  date_of_birth: string
  gender?: 'girl' | 'boy' | 'another' | null
  previous_grade?: string | null
  school_name?: string | null
  /** Allergies and needs. */
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
  /** When you are free. */
  availability: VolunteerAvailability[]
  /** T-shirt size. */
  t_shirt_size?: 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  /** About you. */
  about?: string | null
  /** Name of a parent or guardian. */
  guardian_name?: string | null
  /** Their phone. E.164. */
  guardian_phone?: string | null
  /** Their email. */
  guardian_email?: string | null
  /** A parent or guardian agrees. Given only by the guardian, with a link; the office can withdraw it. */
  guardian_consent: 0 | 1
  consent_state: 'not needed' | 'asked' | 'given' | 'declined' | 'expired' | 'withdrawn'
  /** The guardian who answered the link. */
  consented_by?: string | null
  /** Of the words that were agreed to. */
  consent_version?: string | null
  /** 'YYYY-MM-DD'. */
  consented_on?: string | null
  /** Consent withdrawn on. 'YYYY-MM-DD'. */
  withdrawn_on?: string | null
  state: 'new' | 'accepted' | 'declined'
  /** The student of the school who this is; confirmed by the office, never by what was typed. Name of a document of type Student Registration. */
  student?: string | null
  /** Name of a document of type User. */
  student_confirmed_by?: string | null
  /** 'YYYY-MM-DD'. */
  student_confirmed_on?: string | null
  /** Whoever signed in and sent the form. Name of a document of type User. */
  user?: string | null
  /** The guardian’s sign-in: may read this, and is not logged. Name of a document of type User. */
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
  /** Apply strict user permissions. A document whose restricted link is empty is out of reach too. */
  strict_user_permissions: 0 | 1
  /** Keep the names of users opaque. Programs are then told opaque names instead of e-mail addresses when they ask who is signed in. */
  uses_opaque_names: 0 | 1
  /** Days to keep the access log. Who read guarded documents; a guarded type may say otherwise for itself. */
  read_log_days: number
  /** Days to keep what was deleted. After that it is erased, with its files and comments, and cannot be restored. */
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
  /** For products that name none; there is one at most. */
  is_default: 0 | 1
}

export interface TaxRate extends StandardFields {
  doctype?: 'Tax Rate'
  /** Name of a document of type Tax Class. */
  tax_class: string
  /** 'YYYY-MM-DD'. */
  valid_from: string
  /** Its last day; empty means until the next one begins. 'YYYY-MM-DD'. */
  valid_until?: string | null
  rate: number
  /** Beside the rate. */
  cess: number
  memo?: string | null
}

export interface TicketKey extends StandardFields {
  doctype?: 'Ticket Key'
  public_key: string
  state: 'signing' | 'accepted' | 'refused'
  /** Held by the key that signs: there is one. */
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
  reference_type?: string | null
  reference_name?: string | null
}

export interface Topic extends StandardFields {
  doctype?: 'Topic'
  /** Name of a document of type Board. */
  board: string
  title: string
  text: string
  author_name: string
  /** Name of a document of type User. */
  author?: string | null
  /** It stands above the others. */
  is_pinned: 0 | 1
  /** Nobody answers any more. */
  is_locked: 0 | 1
  reply_count: number
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_word_at?: string | null
  /** The office has taken it out of sight. */
  is_hidden: 0 | 1
  hidden_because?: string | null
  idempotency_key?: string | null
}

export interface Translation extends StandardFields {
  doctype?: 'Translation'
  language: 'hi' | 'ta'
  /** As it was written; formatted text as a whole, with its tags. */
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
  /** The first word of the full name, as other programs ask for it. */
  first_name?: string | null
  /** The full name without its first word, as other programs ask for it. */
  last_name?: string | null
  email?: string | null
  /** E.164. */
  phone?: string | null
  /** The phone number, as other programs ask for it. E.164. */
  mobile_no?: string | null
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
  /** A new user is sent a link to set a password by. */
  send_welcome_email: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_login?: string | null
  /** A made-up person; can sign in on this machine alone. */
  is_demo: 0 | 1
}

export interface UserPermission extends StandardFields {
  doctype?: 'User Permission'
  /** Name of a document of type User. */
  user: string
  /** The document type that is restricted. */
  allow: string
  /** The document that he reaches. */
  for_value: string
  /** Apply to all document types. So it is where no single type is named. */
  apply_to_all_doctypes: 0 | 1
  /** Only for this type; empty for every type. */
  applicable_for?: string | null
  /** What links of new documents start with. */
  is_default: 0 | 1
  /** In a tree: this document alone, not what is below it. */
  hide_descendants: 0 | 1
}

/** Guarded: tells what other documents said, guarded ones too. */
export interface Version extends StandardFields {
  doctype?: 'Version'
  ref_doctype: string
  docname: string
  /** Counts the versions of one document. */
  number: number
  /** What changed, as JSON. */
  data: string
  /** Hash of the version before; empty in the first. */
  previous?: string | null
  /** SHA-256 of everything above and of the version before. */
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
  /** When you are free. */
  availability: VolunteerAvailability[]
  /** T-shirt size. */
  t_shirt_size?: 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  /** About you. */
  about?: string | null
  kind: 'adult' | 'student'
  state: 'new' | 'active' | 'paused' | 'left'
  /** Whoever signs in as this user takes shifts as this volunteer. Name of a document of type User. */
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

/** Rows of Volunteer Interest.free_times. */
export interface VolunteerFreeTime extends ChildFields {
  doctype?: 'Volunteer Free Time'
  weekday: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  /** From. 'HH:MM:SS'. */
  from_time: string
  /** Until. 'HH:MM:SS'. */
  to_time: string
  /** For. Name of a document of type Volunteer Area. */
  area?: string | null
}

export interface VolunteerInterest extends StandardFields {
  doctype?: 'Volunteer Interest'
  full_name: string
  /** E.164. */
  phone: string
  email?: string | null
  /** I go to school. */
  is_student: 0 | 1
  school?: string | null
  /** Name of a parent. */
  guardian_name?: string | null
  /** Where. Name of a document of type Volunteer Area. */
  area: string
  /** When you are free. */
  free_times: VolunteerFreeTime[]
  /** From which day. 'YYYY-MM-DD'. */
  start_on?: string | null
  /** When we may call. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  call_at?: string | null
  hours_a_week?: number | null
  years_of_experience?: number | null
  /** What the way costs you. A decimal amount. */
  travel_cost?: number | null
  /** T-shirt size. */
  t_shirt_size?: 'S' | 'M' | 'L' | 'XL' | 'XXL' | null
  /** '#RRGGBB'. */
  badge_colour?: string | null
  /** About you. */
  about?: string | null
  /** Why you would like to help. HTML. */
  motivation?: string | null
  /** Address of a picture. */
  photo?: string | null
  /** A letter about you. Address of a file. */
  reference?: string | null
  state: 'new' | 'called' | 'welcome' | 'declined'
}

/** Rows of Student Volunteer Registration.skills, Volunteer.skills. */
export interface VolunteerSkill extends ChildFields {
  doctype?: 'Volunteer Skill'
  skill: string
}

export interface WebForm extends StandardFields {
  doctype?: 'Web Form'
  title: string
  route: string
  /** Document type. */
  doc_type: string
  module?: string | null
  published: 0 | 1
  /** HTML. */
  introduction_text?: string | null
  /** Fields. */
  web_form_fields: WebFormField[]
  login_required: 0 | 1
  /** The document says Guest even when its sender is signed in. */
  anonymous: 0 | 1
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  opens_on?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  closes_on?: string | null
  /** Most submissions. Without bound when empty or 0. */
  max_submissions?: number | null
  /** One person may send it more than once. */
  allow_multiple: 0 | 1
  /** The phone or e-mail field by which people are told apart. */
  person_field?: string | null
  /** From one address; raise it for a day when many fill it in at one place. */
  submissions_per_minute: number
  allow_edit: 0 | 1
  allow_delete: 0 | 1
  /** Drafts may be saved. */
  allow_incomplete: 0 | 1
  /** Days for which what was sent, or a draft, can be opened with its receipt. */
  edit_days: number
  /** Largest attachment. MB; 10 when empty or 0. */
  max_attachment_size?: number | null
  button_label?: string | null
  success_title?: string | null
  success_message?: string | null
  success_url?: string | null
  /** The types whose names the form needs, one a line; kept by the system. */
  asks_for?: string | null
  show_list: 0 | 1
  list_columns: WebFormListColumn[]
}

/** Rows of Web Form.web_form_fields. */
export interface WebFormField extends ChildFields {
  doctype?: 'Web Form Field'
  /** A field of the document type; breaks and texts name themselves. */
  fieldname?: string | null
  /** As the document type says, when empty. */
  label?: string | null
  /** As the document type says, when empty. */
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
  /** Select: the choices, one a line. HTML: the text. */
  options?: string | null
  /** Required. */
  reqd: 0 | 1
  /** Not shown; its default is kept. */
  hidden: 0 | 1
  /** Shown with its default, which is kept. */
  read_only: 0 | 1
  default?: string | null
  /** A fieldname, or eval:doc.age < 18. */
  depends_on?: string | null
  mandatory_depends_on?: string | null
  description?: string | null
  /** Longest text. */
  max_length?: number | null
  /** Highest value. */
  max_value?: number | null
  precision?: number | null
  /** Columns of a table, one a line; all when empty. */
  child_fields?: string | null
  /** Which documents can be chosen: [["disabled","=",0]]. JSON as text. */
  link_filters?: string | null
  /** Whoever fills in the form may see the names of what can be chosen, without a right to read it. */
  allow_read_on_all_link_options: 0 | 1
  show_in_filter: 0 | 1
}

/** Rows of Web Form.list_columns. */
export interface WebFormListColumn extends ChildFields {
  doctype?: 'Web Form List Column'
  fieldname: string
  label?: string | null
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

export interface Webhook extends StandardFields {
  doctype?: 'Webhook'
  title: string
  url: string
  enabled: 0 | 1
  signals: WebhookSignal[]
  /** Both sides know it: what is sent carries its signature. At least 24 characters. Written only, never read back. */
  signing_secret?: string | null
}

export interface WebhookDelivery extends StandardFields {
  doctype?: 'Webhook Delivery'
  /** Name of a document of type Webhook. */
  webhook: string
  signal: string
  signal_id: string
  /** JSON as text. */
  payload?: string | null
  state: 'queued' | 'sending' | 'sent' | 'failed' | 'dead'
  attempts?: number | null
  /** Empty means at once. 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  next_attempt?: string | null
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  claimed_at?: string | null
  /** What the other side answered last. */
  status?: number | null
  error?: string | null
}

/** Rows of Webhook.signals. */
export interface WebhookSignal extends ChildFields {
  doctype?: 'Webhook Signal'
  /** Like contact.received. */
  signal: string
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
  /** YouTube link. */
  youtube_link?: string | null
  /** LinkedIn link. */
  linked_in?: string | null
  twitter_link?: string | null
  pinterest_link?: string | null
  /** The phone's back button stays inside the app. */
  trap_back: 0 | 1
  reference_sites: ReferenceSite[]
}

export interface Wishlist extends StandardFields {
  doctype?: 'Wishlist'
  list_name: string
  /** Name of a document of type User. */
  user?: string | null
  /** Hashed. */
  token_hash?: string | null
  /** Whoever opens its link learns whose list it is. */
  shows_name: 0 | 1
  items: WishlistItem[]
}

/** Rows of Wishlist.items. */
export interface WishlistItem extends ChildFields {
  doctype?: 'Wishlist Item'
  variant: string
  business: string
  product: string
  /** As it was called when it was kept. */
  title: string
  /** When it was kept. A decimal amount. */
  price_when_added: number
  /** The lowest that its owner was written of. A decimal amount. */
  notified_price?: number | null
}

export interface WishlistLink extends StandardFields {
  doctype?: 'Wishlist Link'
  /** Name of a document of type Wishlist. */
  wishlist: string
  /** Hashed. */
  token_hash: string
}

/** Guarded: shows children whose family has not agreed to it. */
export interface WithheldPicture extends StandardFields {
  doctype?: 'Withheld Picture'
  /** Name of a document of type Gallery. */
  gallery: string
  /** Whose family still sees it: empty where more than one has not agreed. Name of a document of type Student Registration. */
  student?: string | null
  /** Its name in the album. */
  row_name: string
  /** Its place in the album. */
  place: number
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
  /** Small picture. Address of a picture. */
  thumb?: string | null
  display_order?: number | null
  /** SHA-256 of what it shows: the same picture in another album has the same. */
  content_key?: string | null
}

/** Every document type by the name that stands in `/api/resource/<name>`. */
export interface DocumentTypes {
  'API Key': APIKey
  'Academic Year': AcademicYear
  'Access Log': AccessLog
  Address: Address
  'Back In Stock Alert': BackInStockAlert
  Board: Board
  'Books Run': BooksRun
  Brand: Brand
  Business: Business
  'Business Branch': BusinessBranch
  Cart: Cart
  'Cash Collection': CashCollection
  Certificate: Certificate
  'Check-in Mark': CheckInMark
  Class: Class
  'Class Enrolment': ClassEnrolment
  Classified: Classified
  'Classified Category': ClassifiedCategory
  'Classified Enquiry': ClassifiedEnquiry
  'Closing Balance': ClosingBalance
  Comment: Comment
  Consent: Consent
  'Contact Change': ContactChange
  'Contact Message': ContactMessage
  Contribution: Contribution
  'Contribution Purpose': ContributionPurpose
  'Contribution Settings': ContributionSettings
  'Counter Payment': CounterPayment
  'Counter Refund': CounterRefund
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
  'Event Registration': EventRegistration
  'Event Seats': EventSeats
  Family: Family
  Fee: Fee
  'Fee Schedule': FeeSchedule
  File: File
  Footer: Footer
  'Form Submission': FormSubmission
  Gallery: Gallery
  'Gallery Person': GalleryPerson
  'Gateway Event': GatewayEvent
  Guardian: Guardian
  'Guardian Consent Request': GuardianConsentRequest
  Header: Header
  'Helpful Vote': HelpfulVote
  'Hours Entry': HoursEntry
  Invoice: Invoice
  'Job Alert': JobAlert
  'Job Application': JobApplication
  'Job Category': JobCategory
  'Job Opening': JobOpening
  'Job Settings': JobSettings
  'Ledger Account': LedgerAccount
  'Ledger Entry': LedgerEntry
  'Ledger Line': LedgerLine
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
  'Paper Series': PaperSeries
  Parcel: Parcel
  Payment: Payment
  'Payment Link': PaymentLink
  'Period Close': PeriodClose
  'Postal Code': PostalCode
  'Privacy Request': PrivacyRequest
  Product: Product
  'Product Answer': ProductAnswer
  'Product Category': ProductCategory
  'Product Change': ProductChange
  'Product Listing': ProductListing
  'Product Offer': ProductOffer
  'Product Question': ProductQuestion
  'Product Rating': ProductRating
  'Product Review': ProductReview
  'Product Route': ProductRoute
  Promotion: Promotion
  'Promotion Entry': PromotionEntry
  'Push Subscription': PushSubscription
  Receipt: Receipt
  'Receipt Issuer': ReceiptIssuer
  'Receipt Series': ReceiptSeries
  Redirect: Redirect
  Refund: Refund
  'Refund Payee': RefundPayee
  'Refused Events': RefusedEvents
  'Registration Link': RegistrationLink
  'Registration Step': RegistrationStep
  'Renewal Pass': RenewalPass
  Reply: Reply
  'Reply Thanks': ReplyThanks
  Return: Return
  'Review Flag': ReviewFlag
  'Review Settings': ReviewSettings
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
  'Signal Delivery': SignalDelivery
  'Slot Booking': SlotBooking
  Stock: Stock
  'Stock Move': StockMove
  'Stock Reservation': StockReservation
  'Stopped Number': StoppedNumber
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
  'Volunteer Interest': VolunteerInterest
  'Web Form': WebForm
  'Web Page': WebPage
  Webhook: Webhook
  'Webhook Delivery': WebhookDelivery
  'Website Settings': WebsiteSettings
  Wishlist: Wishlist
  'Wishlist Link': WishlistLink
  'Withheld Picture': WithheldPicture
}
