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
  revoked: 0 | 1
}

export interface AccessLog extends StandardFields {
  doctype?: 'Access Log'
  /** Who read; Guest when nobody was signed in. */
  user: string
  reference_doctype: string
  /** Of the documents, at most 1,000. JSON as text. */
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

export interface BooksRun extends StandardFields {
  doctype?: 'Books Run'
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  started: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  ended: string
  /** Nothing was found. */
  ok: 0 | 1
  fault_count: number
  checks: BooksRunCheck[]
  faults: BooksRunFault[]
}

/** Rows of Books Run.checks. */
export interface BooksRunCheck extends ChildFields {
  doctype?: 'Books Run Check'
  check: string
  title: string
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

export interface CashCollection extends StandardFields {
  doctype?: 'Cash Collection'
  state: 'due' | 'collected' | 'deposited' | 'cancelled'
  /** A decimal amount. */
  amount: number
  currency: string
  /** Like User, or the type of a courier. */
  collector_type?: string | null
  collector?: string | null
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
  /** One is open for a document. */
  open_for?: string | null
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
  returned_amount: number
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
  /** The last number given. */
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

export interface GatewayEvent extends StandardFields {
  doctype?: 'Gateway Event'
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  event_id: string
  event_type: string
  gateway_order?: string | null
  gateway_payment?: string | null
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
    | 'business'
    | 'customer credit'
    | 'tax'
    | 'unapplied'
    | 'refunds due'
    | 'disputed'
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
  /** Under which this text message is registered (India). */
  dlt_template_id?: string | null
}

export interface OneTimeCode extends StandardFields {
  doctype?: 'One Time Code'
  /** E.164. */
  phone: string
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
  /** What the section says, by its type. JSON as text. */
  data?: string | null
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
  /** Whether what was taken found what it pays for. */
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
  disputes?: number | null
  times_returned?: number | null
  dispute_entry?: string | null
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

export interface PushSubscription extends StandardFields {
  doctype?: 'Push Subscription'
  /** Name of a document of type User. */
  user: string
  device?: string | null
  endpoint: string
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
  destination: 'source' | 'credit'
  reason: string
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  gateway_refund?: string | null
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

export interface RefusedEvents extends StandardFields {
  doctype?: 'Refused Events'
  gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
  /** 'YYYY-MM-DD'. */
  day: string
  count: number
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  last_at: string
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
  /** For everybody who reads documents of this type. */
  is_shared: 0 | 1
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

/** There is exactly one, named like its type. */
export interface SignInSettings extends StandardFields {
  doctype?: 'Sign In Settings'
  /** Whoever proves a phone number may open a customer’s account. */
  is_registration_open: 0 | 1
  /** System users sign in with a password and an authenticator app. */
  staff_need_second_factor: 0 | 1
  /** Codes sent to phones in a day, all people together. */
  codes_per_day: number
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

export interface StoppedNumber extends StandardFields {
  doctype?: 'Stopped Number'
  /** E.164. */
  phone: string
  /** What was answered. */
  word?: string | null
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
  /** Days to keep the access log. Who read guarded documents; a guarded type may say otherwise for itself. */
  read_log_days: number
  /** Days to keep what was deleted. After that it is erased, with its files and comments, and cannot be restored. */
  keep_deleted_days?: number | null
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

export interface VolunteerArea extends StandardFields {
  doctype?: 'Volunteer Area'
  area: string
  description?: string | null
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
  /** Without bound when empty or 0. */
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
  /** MB; 10 when empty or 0. */
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
  max_length?: number | null
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
  'Access Log': AccessLog
  'Books Run': BooksRun
  Brand: Brand
  Business: Business
  'Cash Collection': CashCollection
  'Closing Balance': ClosingBalance
  Comment: Comment
  'Contact Message': ContactMessage
  Contribution: Contribution
  'Contribution Purpose': ContributionPurpose
  'Contribution Settings': ContributionSettings
  'Counter Payment': CounterPayment
  'Custom DocPerm': CustomDocPerm
  'Dated Rate': DatedRate
  'Deleted Document': DeletedDocument
  DocShare: DocShare
  'Document Naming Rule': DocumentNamingRule
  File: File
  Footer: Footer
  'Form Submission': FormSubmission
  Gallery: Gallery
  'Gateway Event': GatewayEvent
  Header: Header
  'Ledger Account': LedgerAccount
  'Ledger Entry': LedgerEntry
  'Ledger Line': LedgerLine
  'Mela Event': MelaEvent
  Notification: Notification
  'Notification Preference': NotificationPreference
  'Notification Settings': NotificationSettings
  'Notification Template': NotificationTemplate
  'One Time Code': OneTimeCode
  'One Time Token': OneTimeToken
  'Outbox Message': OutboxMessage
  Payment: Payment
  'Payment Link': PaymentLink
  'Period Close': PeriodClose
  Product: Product
  'Product Category': ProductCategory
  'Push Subscription': PushSubscription
  Receipt: Receipt
  'Receipt Issuer': ReceiptIssuer
  'Receipt Series': ReceiptSeries
  Redirect: Redirect
  Refund: Refund
  'Refused Events': RefusedEvents
  Role: Role
  'Sandbox Order': SandboxOrder
  'Sandbox Payment': SandboxPayment
  'Sandbox Refund': SandboxRefund
  'Sandbox Settings': SandboxSettings
  'Sandbox Step': SandboxStep
  'Saved View': SavedView
  'Second Factor': SecondFactor
  Session: Session
  'Sign In Settings': SignInSettings
  'Signal Delivery': SignalDelivery
  'Stopped Number': StoppedNumber
  'System Settings': SystemSettings
  Tag: Tag
  'Tag Link': TagLink
  'Task Log': TaskLog
  'Upload Ticket': UploadTicket
  User: User
  'User Permission': UserPermission
  Version: Version
  'Volunteer Area': VolunteerArea
  'Volunteer Interest': VolunteerInterest
  'Web Form': WebForm
  'Web Page': WebPage
  Webhook: Webhook
  'Webhook Delivery': WebhookDelivery
  'Website Settings': WebsiteSettings
}
