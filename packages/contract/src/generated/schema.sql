-- Written by `npm run generate`; changes by hand are lost.

create table "mela_series" (
  "prefix" text not null,
  "current" bigint not null,
  constraint "mela_series_pkey" primary key ("prefix")
);

create table "mela_signal" (
  "id" uuid not null default uuidv7(),
  "name" text not null,
  "payload" jsonb not null,
  "created" timestamptz not null default clock_timestamp(),
  "done_at" timestamptz,
  constraint "mela_signal_pkey" primary key ("id")
);
create index "mela_signal.created undone" on "mela_signal" ("created") where (done_at IS NULL);

create table "mela_signal_delivery" (
  "signal" uuid not null,
  "subscription" text not null,
  "attempts" integer not null default 0,
  "delivered_at" timestamptz,
  "next_attempt" timestamptz,
  "error" text,
  constraint "mela_signal_delivery_pkey" primary key ("signal", "subscription")
);

create table "mela_limit" (
  "key" text not null,
  "count" integer not null,
  "until" timestamptz not null,
  constraint "mela_limit_pkey" primary key ("key")
);
create index "mela_limit.until" on "mela_limit" ("until");

create table "mela_setting" (
  "key" text not null,
  "value" text not null,
  constraint "mela_setting_pkey" primary key ("key")
);

create table "API Key" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "device" text,
  "address" text,
  "api_key" text not null,
  "secret_hash" text,
  "last_used" timestamp,
  "revoked" smallint not null default '0'::smallint,
  constraint "API Key name" primary key ("name"),
  constraint "API Key.api_key unique" unique ("api_key")
);
create index "API Key.creation+name index" on "API Key" ("creation", "name");
create index "API Key.user+creation+name index" on "API Key" ("user", "creation", "name");

create table "Access Log" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "reference_doctype" text not null,
  "names" text not null,
  "count" bigint not null,
  "fields_read" text not null,
  "path" text not null,
  constraint "Access Log name" primary key ("name"),
  constraint "Access Log.names json" check ("names" is json),
  constraint "Access Log.fields_read json" check ("fields_read" is json)
);
create index "Access Log.creation+name index" on "Access Log" ("creation", "name");
create index "Access Log.user index" on "Access Log" ("user");
create index "Access Log.reference_doctype index" on "Access Log" ("reference_doctype");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Access Log.append only" before update or delete or truncate on "Access Log" for each statement execute function mela_refuse_change();

-- Rows of Website Settings.additional_menus
create table "Additional Menu" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "menu_label" text not null,
  "redirect_url" text not null,
  constraint "Additional Menu name" primary key ("name")
);
create index "Additional Menu.parent+parentfield+idx index" on "Additional Menu" ("parent", "parentfield", "idx");

create table "Brand" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "brand_name" text not null,
  "logo" text,
  "description" text,
  "published" smallint not null default '1'::smallint,
  constraint "Brand name" primary key ("name")
);
create index "Brand.modified+name index" on "Brand" ("modified", "name");
create index "Brand.creation+name index" on "Brand" ("creation", "name");

create table "Business" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "business_name" text not null,
  "tagline" text,
  "logo" text,
  "state" text not null default 'applied'::text,
  "phone" text,
  "email" text,
  "address_line1" text,
  "address_line2" text,
  "city" text,
  "address_state" text,
  "zipcode" text,
  "country" text,
  "opening_hours" text,
  "currency" text not null default 'INR'::text,
  "gstin" text,
  "rating" double precision,
  constraint "Business name" primary key ("name")
);
create index "Business.creation+name index" on "Business" ("creation", "name");
create index "Business.state index" on "Business" ("state");

-- Rows of Business.cities
create table "Business City" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "city" text not null,
  "core_city" text,
  constraint "Business City name" primary key ("name")
);
create index "Business City.parent+parentfield+idx index" on "Business City" ("parent", "parentfield", "idx");

-- Rows of Business.domains
create table "Business Domain" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "domain" text not null,
  constraint "Business Domain name" primary key ("name"),
  constraint "Business Domain.domain unique" unique ("domain")
);
create index "Business Domain.parent+parentfield+idx index" on "Business Domain" ("parent", "parentfield", "idx");

create table "Comment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "comment_type" text,
  "reference_doctype" text not null,
  "reference_name" text not null,
  "content" text not null,
  constraint "Comment name" primary key ("name")
);
create index "Comment.creation+name index" on "Comment" ("creation", "name");
create index "Comment.owner+creation+name index" on "Comment" ("owner", "creation", "name");
create index "Comment.reference_doctype index" on "Comment" ("reference_doctype");
create index "Comment.reference_name index" on "Comment" ("reference_name");

create table "Contact Message" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "username" text not null,
  "mailid" text not null,
  "phonenumber" text,
  "subject" text,
  "message" text not null,
  "business" text,
  "state" text not null default 'new'::text,
  "answer" text,
  constraint "Contact Message name" primary key ("name")
);
create index "Contact Message.creation+name index" on "Contact Message" ("creation", "name");
create index "Contact Message.business index" on "Contact Message" ("business");
create index "Contact Message.state index" on "Contact Message" ("state");

create table "Custom DocPerm" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "role" text not null,
  "permlevel" bigint not null default '0'::bigint,
  "if_owner" smallint not null default '0'::smallint,
  "select" smallint not null default '0'::smallint,
  "read" smallint not null default '1'::smallint,
  "write" smallint not null default '0'::smallint,
  "create" smallint not null default '0'::smallint,
  "delete" smallint not null default '0'::smallint,
  "submit" smallint not null default '0'::smallint,
  "cancel" smallint not null default '0'::smallint,
  "amend" smallint not null default '0'::smallint,
  "report" smallint not null default '0'::smallint,
  "export" smallint not null default '0'::smallint,
  "import" smallint not null default '0'::smallint,
  "share" smallint not null default '0'::smallint,
  "print" smallint not null default '0'::smallint,
  "email" smallint not null default '0'::smallint,
  constraint "Custom DocPerm name" primary key ("name"),
  constraint "Custom DocPerm.parent+role+permlevel+if_owner unique" unique ("parent", "role", "permlevel", "if_owner")
);
create index "Custom DocPerm.parent+role+permlevel+name index" on "Custom DocPerm" ("parent", "role", "permlevel", "name");
create index "Custom DocPerm.creation+name index" on "Custom DocPerm" ("creation", "name");

create table "DocShare" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text,
  "everyone" smallint not null default '0'::smallint,
  "share_doctype" text not null,
  "share_name" text not null,
  "read" smallint not null default '1'::smallint,
  "write" smallint not null default '0'::smallint,
  "submit" smallint not null default '0'::smallint,
  "share" smallint not null default '0'::smallint,
  "shared_by" text,
  constraint "DocShare name" primary key ("name"),
  constraint "DocShare.user+share_doctype+share_name unique" unique ("user", "share_doctype", "share_name"),
  constraint "DocShare.share_doctype+share_name+user unique" unique ("share_doctype", "share_name", "user")
);
create index "DocShare.creation+name index" on "DocShare" ("creation", "name");
create index "DocShare.user+creation+name index" on "DocShare" ("user", "creation", "name");
create index "DocShare.everyone index" on "DocShare" ("everyone");
create index "DocShare.shared_by index" on "DocShare" ("shared_by");

create table "Document Naming Rule" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "document_type" text not null,
  "disabled" smallint not null default '0'::smallint,
  "priority" bigint,
  "prefix" text not null,
  "prefix_digits" bigint not null default '5'::bigint,
  "counter" bigint not null default '0'::bigint,
  constraint "Document Naming Rule name" primary key ("name")
);
create index "Document Naming Rule.modified+name index" on "Document Naming Rule" ("modified", "name");
create index "Document Naming Rule.creation+name index" on "Document Naming Rule" ("creation", "name");
create index "Document Naming Rule.document_type index" on "Document Naming Rule" ("document_type");

-- Rows of Document Naming Rule.conditions
create table "Document Naming Rule Condition" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "field" text not null,
  "condition" text not null default '='::text,
  "value" text not null,
  constraint "Document Naming Rule Condition name" primary key ("name")
);
create index "Document Naming Rule Condition.parent+parentfield+idx index" on "Document Naming Rule Condition" ("parent", "parentfield", "idx");

-- Rows of Mela Event.questions
create table "Event Question" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "label" text not null,
  "answer_type" text not null default 'text'::text,
  "options" text,
  "is_required" smallint not null default '0'::smallint,
  "asked_of" text not null default 'everyone who comes'::text,
  constraint "Event Question name" primary key ("name")
);
create index "Event Question.parent+parentfield+idx index" on "Event Question" ("parent", "parentfield", "idx");

-- Rows of Mela Event.ticket_types
create table "Event Ticket Type" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "label" text not null,
  "price" bigint not null default '0'::bigint,
  "seats_per_ticket" bigint not null default '1'::bigint,
  "capacity" bigint,
  "min_age" bigint,
  "max_age" bigint,
  constraint "Event Ticket Type name" primary key ("name")
);
create index "Event Ticket Type.parent+parentfield+idx index" on "Event Ticket Type" ("parent", "parentfield", "idx");

create table "File" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "file_name" text not null,
  "file_url" text,
  "is_private" smallint not null default '0'::smallint,
  "folder" text,
  "is_folder" smallint not null default '0'::smallint,
  "is_home_folder" smallint not null default '0'::smallint,
  "is_attachments_folder" smallint not null default '0'::smallint,
  "file_type" text,
  "file_size" bigint,
  "width" bigint,
  "height" bigint,
  "placeholder" text,
  "content_hash" text,
  "attached_to_doctype" text,
  "attached_to_name" text,
  "attached_to_field" text,
  constraint "File name" primary key ("name")
);
create index "File.creation+name index" on "File" ("creation", "name");
create index "File.owner+creation+name index" on "File" ("owner", "creation", "name");
create index "File.file_url index" on "File" ("file_url");
create index "File.folder index" on "File" ("folder");
create index "File.content_hash index" on "File" ("content_hash");
create index "File.attached_to_name index" on "File" ("attached_to_name");

create table "Footer" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  constraint "Footer name" primary key ("name")
);
create index "Footer.modified+name index" on "Footer" ("modified", "name");
create index "Footer.creation+name index" on "Footer" ("creation", "name");

-- Rows of Footer.items
create table "Footer Item" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "section_name" text not null,
  "section_type" text not null default 'Links'::text,
  "data" text,
  constraint "Footer Item name" primary key ("name"),
  constraint "Footer Item.data json" check ("data" is json)
);
create index "Footer Item.parent+parentfield+idx index" on "Footer Item" ("parent", "parentfield", "idx");

create table "Form Submission" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "web_form" text not null,
  "state" text not null,
  "document_type" text not null,
  "document_name" text,
  "submitted_by" text not null,
  "person" text,
  "idempotency_key" text,
  "last_change_key" text,
  "receipt_hash" text,
  "previous_receipt_hash" text,
  "sealed_receipt" text,
  "open_until" timestamp,
  "data" text,
  constraint "Form Submission name" primary key ("name"),
  constraint "Form Submission.web_form+person unique" unique ("web_form", "person"),
  constraint "Form Submission.web_form+idempotency_key unique" unique ("web_form", "idempotency_key"),
  constraint "Form Submission.data json" check ("data" is json)
);
create index "Form Submission.creation+name index" on "Form Submission" ("creation", "name");
create index "Form Submission.document_name index" on "Form Submission" ("document_name");
create index "Form Submission.submitted_by index" on "Form Submission" ("submitted_by");
create index "Form Submission.open_until index" on "Form Submission" ("open_until");

create table "Gallery" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "description" text,
  "cover_image" text,
  "picture_count" bigint,
  "published" smallint not null default '0'::smallint,
  "visibility" text not null default 'public'::text,
  "event" text,
  "consent_purpose" text,
  constraint "Gallery name" primary key ("name")
);
create index "Gallery.creation+name index" on "Gallery" ("creation", "name");
create index "Gallery.event index" on "Gallery" ("event");

-- Rows of Gallery.gallery
create table "Gallery Item" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "title" text,
  "image__video" text,
  "image" text,
  "alt" text,
  "caption" text,
  "video" text,
  "poster" text,
  "iframe" text,
  "download_url" text,
  "thumb" text,
  "display_order" bigint,
  constraint "Gallery Item name" primary key ("name")
);
create index "Gallery Item.parent+parentfield+idx index" on "Gallery Item" ("parent", "parentfield", "idx");

-- Rows of User.roles
create table "Has Role" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "role" text not null,
  constraint "Has Role name" primary key ("name")
);
create index "Has Role.parent+parentfield+idx index" on "Has Role" ("parent", "parentfield", "idx");

create table "Header" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  constraint "Header name" primary key ("name")
);
create index "Header.modified+name index" on "Header" ("modified", "name");
create index "Header.creation+name index" on "Header" ("creation", "name");

-- Rows of Header.menus
create table "Header Menu" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "menu_label" text not null,
  "redirect_url" text not null,
  "parent_menu" text,
  "icon" text,
  constraint "Header Menu name" primary key ("name")
);
create index "Header Menu.parent+parentfield+idx index" on "Header Menu" ("parent", "parentfield", "idx");

create table "Mela Event" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "short_description" text,
  "description" text,
  "published" smallint not null default '0'::smallint,
  "visibility" text not null default 'public'::text,
  "start_date" date not null,
  "end_date" date,
  "start_time" time,
  "end_time" time,
  "time_zone" text not null default 'Asia/Kolkata'::text,
  "venue" text,
  "event_image" text,
  "mobile_image" text,
  "banner_image" text,
  "capacity" bigint,
  "price" bigint,
  "has_waitlist" smallint not null default '1'::smallint,
  "registration_end_date" date,
  "registration_link" text,
  "registration_label" text,
  "business" text,
  constraint "Mela Event name" primary key ("name")
);
create index "Mela Event.start_date+name index" on "Mela Event" ("start_date", "name");
create index "Mela Event.creation+name index" on "Mela Event" ("creation", "name");
create index "Mela Event.published index" on "Mela Event" ("published");
create index "Mela Event.end_date index" on "Mela Event" ("end_date");
create index "Mela Event.business index" on "Mela Event" ("business");

create table "Notification" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "event" text not null,
  "event_key" text not null,
  "recipient" text not null,
  "channel" text not null,
  "user" text,
  "title" text,
  "body" text,
  "link" text,
  "read_at" timestamp,
  constraint "Notification name" primary key ("name"),
  constraint "Notification.event+event_key+recipient+channel unique" unique ("event", "event_key", "recipient", "channel")
);
create index "Notification.creation+name index" on "Notification" ("creation", "name");
create index "Notification.user+creation+name index" on "Notification" ("user", "creation", "name");

create table "Notification Preference" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "channel" text not null,
  "event_class" text not null,
  "is_on" smallint not null default '1'::smallint,
  "quiet_from" time,
  "quiet_until" time,
  "time_zone" text,
  constraint "Notification Preference name" primary key ("name"),
  constraint "Notification Preference.user+channel+event_class unique" unique ("user", "channel", "event_class")
);
create index "Notification Preference.modified+name index" on "Notification Preference" ("modified", "name");
create index "Notification Preference.creation+name index" on "Notification Preference" ("creation", "name");
create index "Notification Preference.user+modified+name index" on "Notification Preference" ("user", "modified", "name");

-- One row
create table "Notification Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "push_public_key" text,
  "push_private_key" text,
  "incoming_key" text,
  constraint "Notification Settings name" primary key ("name")
);

create table "Notification Template" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "event" text not null,
  "channel" text not null,
  "language" text not null default 'en'::text,
  "enabled" smallint not null default '1'::smallint,
  "subject" text not null,
  "body" text not null,
  "dlt_template_id" text,
  constraint "Notification Template name" primary key ("name"),
  constraint "Notification Template.event+channel+language unique" unique ("event", "channel", "language")
);
create index "Notification Template.event+name index" on "Notification Template" ("event", "name");
create index "Notification Template.creation+name index" on "Notification Template" ("creation", "name");

create table "One Time Code" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "phone" text not null,
  "purpose" text not null,
  "subject" text not null,
  "language" text,
  "code_hash" text not null,
  "expires" timestamp not null,
  "attempts" bigint not null default '0'::bigint,
  "used" smallint not null default '0'::smallint,
  constraint "One Time Code name" primary key ("name"),
  constraint "One Time Code.subject unique" unique ("subject")
);
create index "One Time Code.creation+name index" on "One Time Code" ("creation", "name");
create index "One Time Code.expires index" on "One Time Code" ("expires");

create table "One Time Token" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "purpose" text not null,
  "token_hash" text not null,
  "expires" timestamp not null,
  "attempts" bigint not null default '0'::bigint,
  "used" smallint not null default '0'::smallint,
  constraint "One Time Token name" primary key ("name"),
  constraint "One Time Token.token_hash unique" unique ("token_hash")
);
create index "One Time Token.creation+name index" on "One Time Token" ("creation", "name");
create index "One Time Token.user index" on "One Time Token" ("user");
create index "One Time Token.expires index" on "One Time Token" ("expires");

create table "Outbox Message" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "channel" text not null,
  "recipient" text not null,
  "subject" text,
  "body" text not null,
  "link" text,
  "language" text,
  "state" text not null default 'queued'::text,
  "event" text not null,
  "event_class" text not null,
  "user" text,
  "notification" text,
  "template_id" text,
  "lifetime_minutes" bigint,
  "attempts" bigint,
  "next_attempt" timestamp,
  "claimed_at" timestamp,
  "sent_at" timestamp,
  "provider_id" text,
  "error" text,
  "has_secrets" bigint,
  "sealed" text,
  constraint "Outbox Message name" primary key ("name")
);
create index "Outbox Message.creation+name index" on "Outbox Message" ("creation", "name");
create index "Outbox Message.state index" on "Outbox Message" ("state");
create index "Outbox Message.user index" on "Outbox Message" ("user");
create index "Outbox Message.notification index" on "Outbox Message" ("notification");
create index "Outbox Message.next_attempt index" on "Outbox Message" ("next_attempt");

-- Rows of Web Page.sections
create table "Page Section" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "section_name" text not null,
  "section_type" text not null,
  "title" text,
  "subtitle" text,
  "view_more_label" text,
  "view_more_redirect_to" text,
  "view" text not null default 'Grid View'::text,
  "row_count" bigint not null default '4'::bigint,
  "no_of_records" bigint,
  "application_type" text not null default 'both'::text,
  "business" text,
  "city" text,
  "data" text,
  constraint "Page Section name" primary key ("name"),
  constraint "Page Section.data json" check ("data" is json)
);
create index "Page Section.parent+parentfield+idx index" on "Page Section" ("parent", "parentfield", "idx");
create index "Page Section.business index" on "Page Section" ("business");

create table "Product" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "route" text not null,
  "business" text not null,
  "category" text not null,
  "brand" text,
  "state" text not null default 'draft'::text,
  "short_description" text,
  "description" text,
  "image" text,
  "price" bigint not null,
  "compare_at_price" bigint,
  "display_order" bigint,
  constraint "Product name" primary key ("name"),
  constraint "Product.route unique" unique ("route")
);
create index "Product.modified+name index" on "Product" ("modified", "name");
create index "Product.creation+name index" on "Product" ("creation", "name");
create index "Product.business index" on "Product" ("business");
create index "Product.category index" on "Product" ("category");
create index "Product.brand index" on "Product" ("brand");
create index "Product.state index" on "Product" ("state");

create table "Product Category" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "category_name" text not null,
  "route" text not null,
  "parent_category" text,
  "category_image" text,
  "mobile_image" text,
  "full_description" text,
  "display_order" bigint,
  "published" smallint not null default '1'::smallint,
  constraint "Product Category name" primary key ("name"),
  constraint "Product Category.route unique" unique ("route")
);
create index "Product Category.display_order+name index" on "Product Category" ("display_order", "name");
create index "Product Category.creation+name index" on "Product Category" ("creation", "name");
create index "Product Category.parent_category index" on "Product Category" ("parent_category");

-- Rows of Product.pictures
create table "Product Picture" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "image" text not null,
  "alt" text,
  constraint "Product Picture name" primary key ("name")
);
create index "Product Picture.parent+parentfield+idx index" on "Product Picture" ("parent", "parentfield", "idx");

create table "Push Subscription" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "device" text,
  "endpoint" text not null,
  "p256dh" text not null,
  "auth" text not null,
  constraint "Push Subscription name" primary key ("name"),
  constraint "Push Subscription.endpoint unique" unique ("endpoint")
);
create index "Push Subscription.modified+name index" on "Push Subscription" ("modified", "name");
create index "Push Subscription.creation+name index" on "Push Subscription" ("creation", "name");
create index "Push Subscription.user+modified+name index" on "Push Subscription" ("user", "modified", "name");

-- Rows of Second Factor.recovery_codes
create table "Recovery Code" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "code_hash" text not null,
  "used_on" timestamp,
  constraint "Recovery Code name" primary key ("name")
);
create index "Recovery Code.parent+parentfield+idx index" on "Recovery Code" ("parent", "parentfield", "idx");

create table "Redirect" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "source" text not null,
  "target" text not null,
  "is_permanent" smallint not null default '1'::smallint,
  constraint "Redirect name" primary key ("name"),
  constraint "Redirect.source unique" unique ("source")
);
create index "Redirect.modified+name index" on "Redirect" ("modified", "name");
create index "Redirect.creation+name index" on "Redirect" ("creation", "name");

-- Rows of Website Settings.reference_sites
create table "Reference Site" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "host" text not null,
  constraint "Reference Site name" primary key ("name")
);
create index "Reference Site.parent+parentfield+idx index" on "Reference Site" ("parent", "parentfield", "idx");

create table "Saved View" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "reference_doctype" text not null,
  "title" text not null,
  "columns" text,
  "filters" text,
  "sort" text,
  "is_shared" smallint not null default '0'::smallint,
  constraint "Saved View name" primary key ("name"),
  constraint "Saved View.user+reference_doctype+title unique" unique ("user", "reference_doctype", "title"),
  constraint "Saved View.columns json" check ("columns" is json),
  constraint "Saved View.filters json" check ("filters" is json)
);
create index "Saved View.title+name index" on "Saved View" ("title", "name");
create index "Saved View.creation+name index" on "Saved View" ("creation", "name");
create index "Saved View.user+title+name index" on "Saved View" ("user", "title", "name");

create table "Second Factor" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "confirmed" smallint not null default '0'::smallint,
  "secret" text not null,
  "last_step" bigint,
  constraint "Second Factor name" primary key ("name"),
  constraint "Second Factor.user unique" unique ("user")
);
create index "Second Factor.creation+name index" on "Second Factor" ("creation", "name");

create table "Session" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "device" text,
  "user_agent" text,
  "address" text,
  "last_active" timestamp,
  "expires" timestamp not null,
  "sid_hash" text not null,
  "csrf_token" text,
  constraint "Session name" primary key ("name"),
  constraint "Session.sid_hash unique" unique ("sid_hash")
);
create index "Session.last_active+name index" on "Session" ("last_active", "name");
create index "Session.creation+name index" on "Session" ("creation", "name");
create index "Session.user+last_active+name index" on "Session" ("user", "last_active", "name");
create index "Session.expires index" on "Session" ("expires");

-- One row
create table "Sign In Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "is_registration_open" smallint not null default '1'::smallint,
  "staff_need_second_factor" smallint not null default '0'::smallint,
  "codes_per_day" bigint not null default '2000'::bigint,
  constraint "Sign In Settings name" primary key ("name")
);

create table "Signal Delivery" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "signal_name" text not null,
  "subscription" text not null,
  "state" text not null default 'waiting'::text,
  "attempts" bigint,
  "error" text,
  "payload" text,
  "signal" text not null,
  constraint "Signal Delivery name" primary key ("name"),
  constraint "Signal Delivery.signal+subscription unique" unique ("signal", "subscription"),
  constraint "Signal Delivery.payload json" check ("payload" is json)
);
create index "Signal Delivery.modified+name index" on "Signal Delivery" ("modified", "name");
create index "Signal Delivery.creation+name index" on "Signal Delivery" ("creation", "name");
create index "Signal Delivery.state index" on "Signal Delivery" ("state");

create table "Stopped Number" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "phone" text not null,
  "word" text,
  constraint "Stopped Number name" primary key ("name"),
  constraint "Stopped Number.phone unique" unique ("phone")
);
create index "Stopped Number.modified+name index" on "Stopped Number" ("modified", "name");
create index "Stopped Number.creation+name index" on "Stopped Number" ("creation", "name");

-- One row
create table "System Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "strict_user_permissions" smallint not null default '0'::smallint,
  constraint "System Settings name" primary key ("name")
);

create table "Tag" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "description" text,
  constraint "Tag name" primary key ("name")
);
create index "Tag.modified+name index" on "Tag" ("modified", "name");
create index "Tag.creation+name index" on "Tag" ("creation", "name");

create table "Tag Link" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "tag" text not null,
  "document_type" text not null,
  "document_name" text not null,
  constraint "Tag Link name" primary key ("name"),
  constraint "Tag Link.document_type+document_name+tag unique" unique ("document_type", "document_name", "tag")
);
create index "Tag Link.creation+name index" on "Tag Link" ("creation", "name");
create index "Tag Link.tag index" on "Tag Link" ("tag");

create table "Task Log" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "task" text not null,
  "state" text not null default 'waiting'::text,
  "attempts" bigint,
  "error" text,
  "payload" text,
  constraint "Task Log name" primary key ("name"),
  constraint "Task Log.payload json" check ("payload" is json)
);
create index "Task Log.modified+name index" on "Task Log" ("modified", "name");
create index "Task Log.creation+name index" on "Task Log" ("creation", "name");
create index "Task Log.task index" on "Task Log" ("task");
create index "Task Log.state index" on "Task Log" ("state");

create table "Upload Ticket" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "web_form" text not null,
  "ticket_hash" text not null,
  "open_until" timestamp not null,
  constraint "Upload Ticket name" primary key ("name"),
  constraint "Upload Ticket.ticket_hash unique" unique ("ticket_hash")
);
create index "Upload Ticket.creation+name index" on "Upload Ticket" ("creation", "name");
create index "Upload Ticket.web_form index" on "Upload Ticket" ("web_form");
create index "Upload Ticket.open_until index" on "Upload Ticket" ("open_until");

create table "User" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "full_name" text not null,
  "email" text,
  "phone" text,
  "enabled" smallint not null default '1'::smallint,
  "user_type" text not null default 'Website User'::text,
  "language" text,
  "time_zone" text,
  "user_image" text,
  "customer_ref_id" text,
  "new_password" text,
  "send_welcome_email" smallint not null default '0'::smallint,
  "password_hash" text,
  "last_login" timestamp,
  "is_demo" smallint not null default '0'::smallint,
  constraint "User name" primary key ("name"),
  constraint "User.email unique" unique ("email"),
  constraint "User.phone unique" unique ("phone"),
  constraint "User.customer_ref_id unique" unique ("customer_ref_id")
);
create index "User.full_name+name index" on "User" ("full_name", "name");
create index "User.creation+name index" on "User" ("creation", "name");

create table "User Permission" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "allow" text not null,
  "for_value" text not null,
  "applicable_for" text,
  "is_default" smallint not null default '0'::smallint,
  "hide_descendants" smallint not null default '0'::smallint,
  constraint "User Permission name" primary key ("name"),
  constraint "User Permission.user+allow+for_value+applicable_for unique" unique ("user", "allow", "for_value", "applicable_for")
);
create index "User Permission.creation+name index" on "User Permission" ("creation", "name");
create index "User Permission.user+creation+name index" on "User Permission" ("user", "creation", "name");

create table "Version" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "ref_doctype" text not null,
  "docname" text not null,
  "number" bigint not null,
  "data" text not null,
  "previous" text,
  "hash" text not null,
  constraint "Version name" primary key ("name"),
  constraint "Version.ref_doctype+docname+number unique" unique ("ref_doctype", "docname", "number")
);
create index "Version.creation+name index" on "Version" ("creation", "name");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Version.append only" before update or delete or truncate on "Version" for each statement execute function mela_refuse_change();

create table "Volunteer Area" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "area" text not null,
  "description" text,
  constraint "Volunteer Area name" primary key ("name")
);
create index "Volunteer Area.area+name index" on "Volunteer Area" ("area", "name");
create index "Volunteer Area.creation+name index" on "Volunteer Area" ("creation", "name");

-- Rows of Volunteer Interest.free_times
create table "Volunteer Free Time" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "weekday" text not null,
  "from_time" time not null,
  "to_time" time not null,
  "area" text,
  constraint "Volunteer Free Time name" primary key ("name")
);
create index "Volunteer Free Time.parent+parentfield+idx index" on "Volunteer Free Time" ("parent", "parentfield", "idx");
create index "Volunteer Free Time.area index" on "Volunteer Free Time" ("area");

create table "Volunteer Interest" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "full_name" text not null,
  "phone" text not null,
  "email" text,
  "is_student" smallint not null default '0'::smallint,
  "school" text,
  "guardian_name" text,
  "area" text not null,
  "start_on" date,
  "call_at" timestamp,
  "hours_a_week" double precision,
  "years_of_experience" bigint,
  "travel_cost" bigint,
  "t_shirt_size" text,
  "badge_colour" text,
  "about" text,
  "motivation" text,
  "photo" text,
  "reference" text,
  "state" text not null default 'new'::text,
  constraint "Volunteer Interest name" primary key ("name")
);
create index "Volunteer Interest.creation+name index" on "Volunteer Interest" ("creation", "name");
create index "Volunteer Interest.area index" on "Volunteer Interest" ("area");
create index "Volunteer Interest.state index" on "Volunteer Interest" ("state");

create table "Web Form" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "route" text not null,
  "doc_type" text not null,
  "module" text,
  "published" smallint not null default '0'::smallint,
  "introduction_text" text,
  "login_required" smallint not null default '0'::smallint,
  "anonymous" smallint not null default '0'::smallint,
  "opens_on" timestamp,
  "closes_on" timestamp,
  "max_submissions" bigint,
  "allow_multiple" smallint not null default '0'::smallint,
  "person_field" text,
  "submissions_per_minute" bigint not null default '10'::bigint,
  "allow_edit" smallint not null default '0'::smallint,
  "allow_delete" smallint not null default '0'::smallint,
  "allow_incomplete" smallint not null default '0'::smallint,
  "edit_days" bigint not null default '30'::bigint,
  "max_attachment_size" double precision,
  "button_label" text,
  "success_title" text,
  "success_message" text,
  "success_url" text,
  "asks_for" text,
  "show_list" smallint not null default '0'::smallint,
  constraint "Web Form name" primary key ("name"),
  constraint "Web Form.route unique" unique ("route")
);
create index "Web Form.modified+name index" on "Web Form" ("modified", "name");
create index "Web Form.creation+name index" on "Web Form" ("creation", "name");
create index "Web Form.doc_type index" on "Web Form" ("doc_type");
create index "Web Form.published index" on "Web Form" ("published");

-- Rows of Web Form.web_form_fields
create table "Web Form Field" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "fieldname" text,
  "label" text,
  "fieldtype" text,
  "options" text,
  "reqd" smallint not null default '0'::smallint,
  "hidden" smallint not null default '0'::smallint,
  "read_only" smallint not null default '0'::smallint,
  "default" text,
  "depends_on" text,
  "mandatory_depends_on" text,
  "description" text,
  "max_length" bigint,
  "max_value" double precision,
  "precision" bigint,
  "child_fields" text,
  "link_filters" text,
  "allow_read_on_all_link_options" smallint not null default '0'::smallint,
  "show_in_filter" smallint not null default '0'::smallint,
  constraint "Web Form Field name" primary key ("name"),
  constraint "Web Form Field.link_filters json" check ("link_filters" is json)
);
create index "Web Form Field.parent+parentfield+idx index" on "Web Form Field" ("parent", "parentfield", "idx");

-- Rows of Web Form.list_columns
create table "Web Form List Column" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "fieldname" text not null,
  "label" text,
  constraint "Web Form List Column name" primary key ("name")
);
create index "Web Form List Column.parent+parentfield+idx index" on "Web Form List Column" ("parent", "parentfield", "idx");

create table "Web Page" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "route" text not null,
  "published" smallint not null default '0'::smallint,
  "publish_on" timestamp,
  "meta_title" text,
  "meta_description" text,
  "meta_image" text,
  constraint "Web Page name" primary key ("name"),
  constraint "Web Page.route unique" unique ("route")
);
create index "Web Page.modified+name index" on "Web Page" ("modified", "name");
create index "Web Page.creation+name index" on "Web Page" ("creation", "name");

create table "Webhook" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "url" text not null,
  "enabled" smallint not null default '1'::smallint,
  "signing_secret" text not null,
  constraint "Webhook name" primary key ("name")
);
create index "Webhook.title+name index" on "Webhook" ("title", "name");
create index "Webhook.creation+name index" on "Webhook" ("creation", "name");

create table "Webhook Delivery" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "webhook" text not null,
  "signal" text not null,
  "signal_id" text not null,
  "payload" text,
  "state" text not null default 'queued'::text,
  "attempts" bigint,
  "next_attempt" timestamp,
  "claimed_at" timestamp,
  "status" bigint,
  "error" text,
  constraint "Webhook Delivery name" primary key ("name"),
  constraint "Webhook Delivery.webhook+signal_id unique" unique ("webhook", "signal_id"),
  constraint "Webhook Delivery.payload json" check ("payload" is json)
);
create index "Webhook Delivery.creation+name index" on "Webhook Delivery" ("creation", "name");
create index "Webhook Delivery.state index" on "Webhook Delivery" ("state");

-- Rows of Webhook.signals
create table "Webhook Signal" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "signal" text not null,
  constraint "Webhook Signal name" primary key ("name")
);
create index "Webhook Signal.parent+parentfield+idx index" on "Webhook Signal" ("parent", "parentfield", "idx");
create index "Webhook Signal.signal index" on "Webhook Signal" ("signal");

-- Rows of Website Settings.languages
create table "Website Language" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "parent" text not null,
  "parentfield" text not null,
  "parenttype" text not null,
  "language" text not null,
  constraint "Website Language name" primary key ("name")
);
create index "Website Language.parent+parentfield+idx index" on "Website Language" ("parent", "parentfield", "idx");

-- One row
create table "Website Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "site_name" text not null default 'Mela'::text,
  "tagline" text,
  "website_logo" text,
  "brand_colour" text,
  "default_header" text,
  "default_footer" text,
  "enable_home_menu" smallint not null default '1'::smallint,
  "enable_category_menu" smallint not null default '1'::smallint,
  "enable_wishlist_menu" smallint not null default '1'::smallint,
  "enable_cart_menu" smallint not null default '1'::smallint,
  "enable_orders_menu" smallint not null default '1'::smallint,
  "enable_profile_menu" smallint not null default '1'::smallint,
  "enable_wallet" smallint not null default '0'::smallint,
  "enable_reward_points" smallint not null default '0'::smallint,
  "enable_blogs_menu" smallint not null default '1'::smallint,
  "enable_seller_menu" smallint not null default '1'::smallint,
  "enable_affiliate_menu" smallint not null default '1'::smallint,
  "enable_contact_menu" smallint not null default '1'::smallint,
  "enable_policies_menu" smallint not null default '1'::smallint,
  "event_document_type" text not null default 'Mela Event'::text,
  "default_business" text,
  "enable_multi_store" smallint not null default '0'::smallint,
  "currency" text not null default 'INR'::text,
  "country" text not null default 'IN'::text,
  "time_zone" text not null default 'Asia/Kolkata'::text,
  "facebook_link" text,
  "instagram_link" text,
  "youtube_link" text,
  "linked_in" text,
  "twitter_link" text,
  "pinterest_link" text,
  "trap_back" smallint not null default '1'::smallint,
  constraint "Website Settings name" primary key ("name")
);

alter table "mela_signal_delivery" add constraint "mela_signal_delivery.signal link" foreign key ("signal") references "mela_signal" ("id") on update no action on delete cascade;
alter table "API Key" add constraint "API Key.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contact Message" add constraint "Contact Message.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "DocShare" add constraint "DocShare.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "DocShare" add constraint "DocShare.shared_by link" foreign key ("shared_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Form Submission" add constraint "Form Submission.web_form link" foreign key ("web_form") references "Web Form" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gallery" add constraint "Gallery.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Mela Event" add constraint "Mela Event.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Notification" add constraint "Notification.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Notification Preference" add constraint "Notification Preference.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "One Time Token" add constraint "One Time Token.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Outbox Message" add constraint "Outbox Message.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Outbox Message" add constraint "Outbox Message.notification link" foreign key ("notification") references "Notification" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Page Section" add constraint "Page Section.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.brand link" foreign key ("brand") references "Brand" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Category" add constraint "Product Category.parent_category link" foreign key ("parent_category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Push Subscription" add constraint "Push Subscription.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Saved View" add constraint "Saved View.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Second Factor" add constraint "Second Factor.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Session" add constraint "Session.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Tag Link" add constraint "Tag Link.tag link" foreign key ("tag") references "Tag" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Upload Ticket" add constraint "Upload Ticket.web_form link" foreign key ("web_form") references "Web Form" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "User Permission" add constraint "User Permission.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Volunteer Free Time" add constraint "Volunteer Free Time.area link" foreign key ("area") references "Volunteer Area" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Volunteer Interest" add constraint "Volunteer Interest.area link" foreign key ("area") references "Volunteer Area" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Webhook Delivery" add constraint "Webhook Delivery.webhook link" foreign key ("webhook") references "Webhook" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_header link" foreign key ("default_header") references "Header" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_footer link" foreign key ("default_footer") references "Footer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_business link" foreign key ("default_business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
