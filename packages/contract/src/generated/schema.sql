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

create table "Books Run" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "started" timestamp not null,
  "ended" timestamp not null,
  "ok" smallint not null default '0'::smallint,
  "fault_count" bigint not null default '0'::bigint,
  constraint "Books Run name" primary key ("name")
);
create index "Books Run.creation+name index" on "Books Run" ("creation", "name");
create index "Books Run.ok index" on "Books Run" ("ok");

-- Rows of Books Run.checks
create table "Books Run Check" (
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
  "check" text not null,
  "title" text not null,
  "fault_count" bigint not null default '0'::bigint,
  constraint "Books Run Check name" primary key ("name")
);
create index "Books Run Check.parent+parentfield+idx index" on "Books Run Check" ("parent", "parentfield", "idx");

-- Rows of Books Run.faults
create table "Books Run Fault" (
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
  "check" text not null,
  "document_type" text,
  "document_name" text,
  "problem" text not null,
  constraint "Books Run Fault name" primary key ("name")
);
create index "Books Run Fault.parent+parentfield+idx index" on "Books Run Fault" ("parent", "parentfield", "idx");

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

create table "Cash Collection" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'due'::text,
  "amount" bigint not null,
  "currency" text not null default 'INR'::text,
  "collector_type" text,
  "collector" text,
  "payer_name" text not null,
  "payer_email" text,
  "payer_phone" text,
  "payer" text,
  "reference_type" text not null,
  "reference_name" text not null,
  "description" text not null,
  "organisation" text,
  "collected_on" date,
  "deposited_on" date,
  "deposited_into" text,
  "deposit_reference" text,
  "reason" text,
  "entry" text,
  "deposit_entry" text,
  "receipt" text,
  "open_for" text,
  constraint "Cash Collection name" primary key ("name"),
  constraint "Cash Collection.open_for unique" unique ("open_for")
);
create index "Cash Collection.creation+name index" on "Cash Collection" ("creation", "name");
create index "Cash Collection.state index" on "Cash Collection" ("state");
create index "Cash Collection.collector index" on "Cash Collection" ("collector");
create index "Cash Collection.payer index" on "Cash Collection" ("payer");
create index "Cash Collection.reference_name index" on "Cash Collection" ("reference_name");
create index "Cash Collection.organisation index" on "Cash Collection" ("organisation");
create index "Cash Collection.entry index" on "Cash Collection" ("entry");
create index "Cash Collection.deposit_entry index" on "Cash Collection" ("deposit_entry");
create index "Cash Collection.receipt index" on "Cash Collection" ("receipt");

create table "Closing Balance" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "period_close" text not null,
  "account" text not null,
  "balance" bigint not null,
  constraint "Closing Balance name" primary key ("name"),
  constraint "Closing Balance.period_close+account unique" unique ("period_close", "account")
);
create index "Closing Balance.creation+name index" on "Closing Balance" ("creation", "name");
create index "Closing Balance.account index" on "Closing Balance" ("account");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Closing Balance.append only" before update or delete or truncate on "Closing Balance" for each statement execute function mela_refuse_change();

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

create table "Contribution" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "donor_name" text not null,
  "email" text,
  "phone" text,
  "amount" bigint not null,
  "purpose" text not null,
  "state" text not null default 'offered'::text,
  "message" text,
  "is_message_shown" smallint not null default '0'::smallint,
  "is_on_wall" smallint not null default '0'::smallint,
  "is_anonymous" smallint not null default '0'::smallint,
  "payment" text,
  "confirmed_on" date,
  "returned_amount" bigint not null default '0'::bigint,
  "receipt_hash" text,
  "idempotency_key" text,
  constraint "Contribution name" primary key ("name"),
  constraint "Contribution.idempotency_key unique" unique ("idempotency_key")
);
create index "Contribution.creation+name index" on "Contribution" ("creation", "name");
create index "Contribution.owner+creation+name index" on "Contribution" ("owner", "creation", "name");
create index "Contribution.purpose index" on "Contribution" ("purpose");
create index "Contribution.state index" on "Contribution" ("state");
create index "Contribution.payment index" on "Contribution" ("payment");
create index "Contribution.confirmed_on index" on "Contribution" ("confirmed_on");

create table "Contribution Purpose" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "description" text,
  "goal" bigint,
  "is_open" smallint not null default '1'::smallint,
  "display_order" bigint,
  constraint "Contribution Purpose name" primary key ("name"),
  constraint "Contribution Purpose.title unique" unique ("title")
);
create index "Contribution Purpose.display_order+name index" on "Contribution Purpose" ("display_order", "name");
create index "Contribution Purpose.creation+name index" on "Contribution Purpose" ("creation", "name");

-- One row
create table "Contribution Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "heading" text,
  "introduction" text,
  "minimum" bigint not null default '1000'::bigint,
  "maximum" bigint not null default '50000000'::bigint,
  "has_wall" smallint not null default '1'::smallint,
  constraint "Contribution Settings name" primary key ("name")
);

create table "Counter Payment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'received'::text,
  "method" text not null,
  "amount" bigint not null,
  "currency" text not null default 'INR'::text,
  "received_on" date not null,
  "reference_number" text,
  "bank" text,
  "cheque_date" date,
  "payer_name" text not null,
  "payer_email" text,
  "payer_phone" text,
  "payer" text,
  "reference_type" text not null,
  "reference_name" text not null,
  "description" text not null,
  "organisation" text,
  "cleared_on" date,
  "ended_on" date,
  "reason" text,
  "entry" text,
  "clearing_entry" text,
  "receipt" text,
  "idempotency_key" text not null,
  "fingerprint" text not null,
  "reference_key" text,
  constraint "Counter Payment name" primary key ("name"),
  constraint "Counter Payment.idempotency_key unique" unique ("idempotency_key"),
  constraint "Counter Payment.reference_key unique" unique ("reference_key")
);
create index "Counter Payment.creation+name index" on "Counter Payment" ("creation", "name");
create index "Counter Payment.state index" on "Counter Payment" ("state");
create index "Counter Payment.received_on index" on "Counter Payment" ("received_on");
create index "Counter Payment.payer index" on "Counter Payment" ("payer");
create index "Counter Payment.reference_name index" on "Counter Payment" ("reference_name");
create index "Counter Payment.organisation index" on "Counter Payment" ("organisation");
create index "Counter Payment.entry index" on "Counter Payment" ("entry");
create index "Counter Payment.clearing_entry index" on "Counter Payment" ("clearing_entry");
create index "Counter Payment.receipt index" on "Counter Payment" ("receipt");

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
create index "Custom DocPerm.role index" on "Custom DocPerm" ("role");

create table "Dated Rate" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "kind" text not null,
  "key" text not null,
  "valid_from" date not null,
  "valid_until" date,
  "percent" double precision,
  "fixed" bigint,
  "memo" text,
  constraint "Dated Rate name" primary key ("name"),
  constraint "Dated Rate.kind+key+valid_from unique" unique ("kind", "key", "valid_from")
);
create index "Dated Rate.creation+name index" on "Dated Rate" ("creation", "name");

create table "Deleted Document" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "deleted_name" text not null,
  "deleted_doctype" text not null,
  "data" text not null,
  "restored" smallint not null default '0'::smallint,
  "new_name" text,
  constraint "Deleted Document name" primary key ("name"),
  constraint "Deleted Document.data json" check ("data" is json)
);
create index "Deleted Document.creation+name index" on "Deleted Document" ("creation", "name");
create index "Deleted Document.deleted_name index" on "Deleted Document" ("deleted_name");

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

create table "Gateway Event" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "gateway" text not null,
  "event_id" text not null,
  "event_type" text not null,
  "gateway_order" text,
  "gateway_payment" text,
  "state" text not null default 'stored'::text,
  "payment" text,
  "occurred_at" timestamp,
  "received_at" timestamp not null,
  "tries" bigint not null default '0'::bigint,
  "error" text,
  "body" text,
  "signature" text,
  constraint "Gateway Event name" primary key ("name"),
  constraint "Gateway Event.gateway+event_id unique" unique ("gateway", "event_id")
);
create index "Gateway Event.creation+name index" on "Gateway Event" ("creation", "name");
create index "Gateway Event.state index" on "Gateway Event" ("state");
create index "Gateway Event.payment index" on "Gateway Event" ("payment");

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
create index "Has Role.role index" on "Has Role" ("role");

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

create table "Ledger Account" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "account_name" text not null,
  "kind" text not null,
  "purpose" text not null,
  "party_type" text,
  "party" text,
  "currency" text not null,
  "may_go_below" smallint not null default '0'::smallint,
  "balance" bigint not null default '0'::bigint,
  "line_count" bigint not null default '0'::bigint,
  constraint "Ledger Account name" primary key ("name"),
  constraint "Ledger Account.purpose+party_type+party+currency unique" unique ("purpose", "party_type", "party", "currency")
);
create index "Ledger Account.account_name+name index" on "Ledger Account" ("account_name", "name");
create index "Ledger Account.creation+name index" on "Ledger Account" ("creation", "name");
create index "Ledger Account.kind index" on "Ledger Account" ("kind");
create index "Ledger Account.party index" on "Ledger Account" ("party");
create or replace function "Ledger Account.standing rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'An account stays' using errcode = 'check_violation', constraint = 'Ledger Account.kept';
  end if;
  new.party_type := coalesce(new.party_type, '');
  new.party := coalesce(new.party, '');
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.line_count <> 0 then
      raise exception 'An account begins empty' using errcode = 'check_violation', constraint = 'Ledger Account.empty';
    end if;
    if new.purpose = 'customer credit' and new.may_go_below <> 0 then
      raise exception 'Credit that somebody owns cannot be overdrawn' using errcode = 'check_violation', constraint = 'Ledger Account.credit';
    end if;
    return new;
  end if;
  if (new.balance, new.line_count) is distinct from (old.balance, old.line_count) and pg_trigger_depth() < 2 then
    raise exception 'A balance moves with lines alone' using errcode = 'check_violation', constraint = 'Ledger Account.moved';
  end if;
  if (new.name, new.kind, new.purpose, new.party_type, new.party, new.currency, new.may_go_below)
    is distinct from (old.name, old.kind, old.purpose, old.party_type, old.party, old.currency, old.may_go_below) then
    raise exception 'What an account is for cannot change' using errcode = 'check_violation', constraint = 'Ledger Account.fixed';
  end if;
  return new;
end$rule$;
create trigger "Ledger Account.standing rule" before insert or update or delete on "Ledger Account" for each row execute function "Ledger Account.standing rule"();

create table "Ledger Entry" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "kind" text not null,
  "posting_date" date not null,
  "currency" text not null,
  "total" bigint not null,
  "line_count" bigint not null,
  "source_type" text not null,
  "source_name" text not null,
  "memo" text,
  "idempotency_key" text not null,
  "fingerprint" text not null,
  "reverses" text,
  constraint "Ledger Entry name" primary key ("name"),
  constraint "Ledger Entry.idempotency_key unique" unique ("idempotency_key"),
  constraint "Ledger Entry.reverses unique" unique ("reverses")
);
create index "Ledger Entry.creation+name index" on "Ledger Entry" ("creation", "name");
create index "Ledger Entry.kind index" on "Ledger Entry" ("kind");
create index "Ledger Entry.posting_date index" on "Ledger Entry" ("posting_date");
create index "Ledger Entry.source_name index" on "Ledger Entry" ("source_name");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Ledger Entry.append only" before update or delete or truncate on "Ledger Entry" for each statement execute function mela_refuse_change();
create or replace function "Ledger Entry.open period rule"() returns trigger language plpgsql as $rule$
begin
  perform pg_advisory_xact_lock_shared(7265104);
  if exists (select from "Period Close" where until >= new.posting_date)
    and not exists (select from "Ledger Entry" where idempotency_key = new.idempotency_key) then
    raise exception 'The period is closed' using errcode = 'check_violation', constraint = 'Ledger Entry.closed period';
  end if;
  return new;
end$rule$;
create trigger "Ledger Entry.open period rule" before insert on "Ledger Entry" for each row execute function "Ledger Entry.open period rule"();
create or replace function "Ledger Entry.whole rule"() returns trigger language plpgsql as $rule$
declare
  lines record;
begin
  select count(*) as count, coalesce(sum(amount), 0) as sum, coalesce(sum(amount) filter (where amount > 0), 0) as debits
    into lines from "Ledger Line" where entry = new.name;
  if lines.count <> new.line_count or lines.count < 2 then
    raise exception 'An entry has at least two lines, and all of them' using errcode = 'check_violation', constraint = 'Ledger Entry.lines';
  end if;
  if lines.sum <> 0 then
    raise exception 'An entry balances' using errcode = 'check_violation', constraint = 'Ledger Entry.unbalanced';
  end if;
  if lines.debits <> new.total then
    raise exception 'The total of an entry is that of its debits' using errcode = 'check_violation', constraint = 'Ledger Entry.total';
  end if;
  return null;
end$rule$;
create constraint trigger "Ledger Entry.whole rule" after insert on "Ledger Entry" deferrable initially deferred for each row execute function "Ledger Entry.whole rule"();

create table "Ledger Line" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "entry" text not null,
  "line_number" bigint not null,
  "account" text not null,
  "amount" bigint not null,
  "currency" text not null,
  "posting_date" date not null,
  "sequence" bigint not null,
  "balance" bigint not null,
  "memo" text,
  constraint "Ledger Line name" primary key ("name"),
  constraint "Ledger Line.entry+line_number unique" unique ("entry", "line_number"),
  constraint "Ledger Line.account+sequence unique" unique ("account", "sequence")
);
create index "Ledger Line.creation+name index" on "Ledger Line" ("creation", "name");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Ledger Line.append only" before update or delete or truncate on "Ledger Line" for each statement execute function mela_refuse_change();
create or replace function "Ledger Line.in turn rule"() returns trigger language plpgsql as $rule$
declare
  head record;
  account record;
begin
  select currency, line_count, posting_date into head from "Ledger Entry" where name = new.entry;
  if not found then
    raise exception 'An entry comes before its lines' using errcode = 'check_violation', constraint = 'Ledger Line.entry first', detail = new.account;
  end if;
  if new.line_number < 1 or new.line_number > head.line_count then
    raise exception 'No line is added to an entry that stands' using errcode = 'check_violation', constraint = 'Ledger Line.too late', detail = new.account;
  end if;
  if new.amount = 0 then
    raise exception 'A line moves something' using errcode = 'check_violation', constraint = 'Ledger Line.zero', detail = new.account;
  end if;
  update "Ledger Account" set line_count = line_count + 1, balance = balance + new.amount where name = new.account
    returning currency, kind, may_go_below, line_count, balance into account;
  if not found then
    raise exception 'There is no such account' using errcode = 'check_violation', constraint = 'Ledger Line.no account', detail = new.account;
  end if;
  if new.currency <> head.currency or account.currency <> head.currency then
    raise exception 'An entry and its accounts have one currency' using errcode = 'check_violation', constraint = 'Ledger Line.currency', detail = new.account;
  end if;
  if account.may_go_below = 0
    and (case when account.kind in ('asset', 'expense') then account.balance < 0 else account.balance > 0 end) then
    raise exception 'The account does not hold that much' using errcode = 'check_violation', constraint = 'Ledger Line.overdrawn', detail = new.account;
  end if;
  if abs(account.balance) > 9007199254740991 then
    raise exception 'The balance is beyond what can be counted' using errcode = 'check_violation', constraint = 'Ledger Line.too much', detail = new.account;
  end if;
  new.posting_date := head.posting_date;
  new.sequence := account.line_count;
  new.balance := account.balance;
  return new;
end$rule$;
create trigger "Ledger Line.in turn rule" before insert on "Ledger Line" for each row execute function "Ledger Line.in turn rule"();

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

create table "Payment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'created'::text,
  "amount" bigint not null,
  "currency" text not null default 'INR'::text,
  "reference_type" text,
  "reference_name" text,
  "description" text,
  "organisation" text,
  "payer_name" text,
  "payer_email" text,
  "payer_phone" text,
  "payer" text,
  "gateway" text not null,
  "gateway_order" text,
  "gateway_payment" text,
  "method" text,
  "error" text,
  "expires_at" timestamp,
  "captured_at" timestamp,
  "fee" bigint,
  "captured_amount" bigint not null default '0'::bigint,
  "captured_currency" text,
  "refunded_amount" bigint not null default '0'::bigint,
  "application" text not null default 'none'::text,
  "attention" text,
  "attention_note" text,
  "is_held" smallint not null default '0'::smallint,
  "duplicate_of" text,
  "credits" text,
  "checkout" text,
  "idempotency_key" text not null,
  "token_hash" text,
  "sealed_token" text,
  "disputes" bigint not null default '0'::bigint,
  "times_returned" bigint not null default '0'::bigint,
  "dispute_entry" text,
  "opened_at" timestamp not null,
  "last_asked" timestamp,
  "next_ask" timestamp,
  constraint "Payment name" primary key ("name"),
  constraint "Payment.idempotency_key unique" unique ("idempotency_key"),
  constraint "Payment.gateway+gateway_order unique" unique ("gateway", "gateway_order"),
  constraint "Payment.gateway+gateway_payment unique" unique ("gateway", "gateway_payment"),
  constraint "Payment.credits json" check ("credits" is json),
  constraint "Payment.checkout json" check ("checkout" is json)
);
create index "Payment.creation+name index" on "Payment" ("creation", "name");
create index "Payment.state index" on "Payment" ("state");
create index "Payment.reference_name index" on "Payment" ("reference_name");
create index "Payment.organisation index" on "Payment" ("organisation");
create index "Payment.payer index" on "Payment" ("payer");
create index "Payment.expires_at index" on "Payment" ("expires_at");
create index "Payment.application index" on "Payment" ("application");
create index "Payment.attention index" on "Payment" ("attention");
create index "Payment.duplicate_of index" on "Payment" ("duplicate_of");
create index "Payment.next_ask index" on "Payment" ("next_ask");
create or replace function "Payment.taken rule"() returns trigger language plpgsql as $rule$
begin
  if old.captured_amount = 0 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'A payment that money was taken for stays' using errcode = 'check_violation', constraint = 'Payment.kept';
  end if;
  if (new.gateway, new.gateway_payment, new.captured_amount, new.captured_currency)
    is distinct from (old.gateway, old.gateway_payment, old.captured_amount, old.captured_currency) then
    raise exception 'What was taken cannot change' using errcode = 'check_violation', constraint = 'Payment.fixed';
  end if;
  return new;
end$rule$;
create trigger "Payment.taken rule" before update or delete on "Payment" for each row execute function "Payment.taken rule"();
create or replace function "Payment.within capture rule"() returns trigger language plpgsql as $rule$
begin
  if new.refunded_amount > new.captured_amount then
    raise exception 'No more goes back than was taken' using errcode = 'check_violation', constraint = 'Payment.refunds';
  end if;
  return new;
end$rule$;
create trigger "Payment.within capture rule" before insert or update on "Payment" for each row execute function "Payment.within capture rule"();

create table "Payment Link" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reference_type" text not null,
  "reference_name" text not null,
  "amount" bigint not null,
  "currency" text not null default 'INR'::text,
  "state" text not null default 'open'::text,
  "expires_at" timestamp not null,
  "payment" text,
  "token_hash" text not null,
  constraint "Payment Link name" primary key ("name"),
  constraint "Payment Link.token_hash unique" unique ("token_hash")
);
create index "Payment Link.creation+name index" on "Payment Link" ("creation", "name");
create index "Payment Link.reference_name index" on "Payment Link" ("reference_name");
create index "Payment Link.state index" on "Payment Link" ("state");
create index "Payment Link.expires_at index" on "Payment Link" ("expires_at");
create index "Payment Link.payment index" on "Payment Link" ("payment");

create table "Period Close" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "until" date not null,
  "memo" text,
  "account_count" bigint not null default '0'::bigint,
  constraint "Period Close name" primary key ("name"),
  constraint "Period Close.until unique" unique ("until")
);
create index "Period Close.creation+name index" on "Period Close" ("creation", "name");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Period Close.append only" before update or delete or truncate on "Period Close" for each statement execute function mela_refuse_change();
create or replace function "Period Close.forwards rule"() returns trigger language plpgsql as $rule$
begin
  perform pg_advisory_xact_lock(7265104);
  if exists (select from "Period Close" where until >= new.until) then
    raise exception 'A later period is closed' using errcode = 'check_violation', constraint = 'Period Close.earlier';
  end if;
  return new;
end$rule$;
create trigger "Period Close.forwards rule" before insert on "Period Close" for each row execute function "Period Close.forwards rule"();

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

create table "Receipt" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "receipt_number" text not null,
  "issued_on" date not null,
  "state" text not null default 'issued'::text,
  "amount" bigint not null,
  "currency" text not null default 'INR'::text,
  "returned" bigint not null default '0'::bigint,
  "payer_name" text not null,
  "payer_email" text,
  "payer_phone" text,
  "payer" text,
  "reference_type" text,
  "reference_name" text,
  "method" text not null,
  "method_reference" text,
  "bank" text,
  "received_on" date not null,
  "condition" text not null default 'none'::text,
  "payment" text,
  "counter_payment" text,
  "cash_collection" text,
  "issuer" text not null,
  "series" text not null,
  "financial_year" text not null,
  "number" bigint not null,
  "organisation" text,
  "letterhead" text not null,
  "replaces" text,
  "issued_for" text,
  "token" text,
  "cancelled_on" date,
  "cancel_reason" text,
  constraint "Receipt name" primary key ("name"),
  constraint "Receipt.replaces unique" unique ("replaces"),
  constraint "Receipt.issued_for unique" unique ("issued_for"),
  constraint "Receipt.series+number unique" unique ("series", "number"),
  constraint "Receipt.letterhead json" check ("letterhead" is json)
);
create index "Receipt.issued_on+receipt_number+name index" on "Receipt" ("issued_on", "receipt_number", "name");
create index "Receipt.creation+name index" on "Receipt" ("creation", "name");
create index "Receipt.payer+issued_on+receipt_number+name index" on "Receipt" ("payer", "issued_on", "receipt_number", "name");
create index "Receipt.receipt_number index" on "Receipt" ("receipt_number");
create index "Receipt.reference_name index" on "Receipt" ("reference_name");
create index "Receipt.payment index" on "Receipt" ("payment");
create index "Receipt.counter_payment index" on "Receipt" ("counter_payment");
create index "Receipt.cash_collection index" on "Receipt" ("cash_collection");
create index "Receipt.issuer index" on "Receipt" ("issuer");
create index "Receipt.organisation index" on "Receipt" ("organisation");
create or replace function "Receipt.gapless rule"() returns trigger language plpgsql as $rule$
begin
  if new.number > 1 and not exists (
    select from "Receipt" where series = new.series and number = new.number - 1
  ) then
    raise exception 'A receipt follows the one before it' using errcode = 'check_violation', constraint = 'Receipt.gap';
  end if;
  return null;
end$rule$;
create constraint trigger "Receipt.gapless rule" after insert on "Receipt" deferrable initially deferred for each row execute function "Receipt.gapless rule"();
create or replace function "Receipt.kept rule"() returns trigger language plpgsql as $rule$
declare
  changing constant text[] := array['state', 'cancelled_on', 'cancel_reason', 'issued_for', 'returned', 'modified', 'modified_by', 'owner', 'payer', 'organisation', 'reference_name', 'payment', 'counter_payment', 'cash_collection'];
begin
  if tg_op = 'DELETE' then
    raise exception 'A receipt is cancelled, and never deleted' using errcode = 'check_violation', constraint = 'Receipt.deleted';
  end if;
  if (to_jsonb(new) - changing) <> (to_jsonb(old) - changing) then
    raise exception 'What stands on a receipt never changes' using errcode = 'check_violation', constraint = 'Receipt.changed';
  end if;
  if old.state = 'cancelled' and new.state <> old.state then
    raise exception 'A cancelled receipt stays cancelled' using errcode = 'check_violation', constraint = 'Receipt.revived';
  end if;
  return new;
end$rule$;
create trigger "Receipt.kept rule" before update or delete on "Receipt" for each row execute function "Receipt.kept rule"();

create table "Receipt Issuer" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "organisation" text,
  "issuer_name" text,
  "address" text,
  "contact" text,
  "logo" text,
  "signatory" text,
  "footnote" text,
  "number_prefix" text,
  "financial_year_start" bigint not null default '4'::bigint,
  constraint "Receipt Issuer name" primary key ("name"),
  constraint "Receipt Issuer.organisation unique" unique ("organisation")
);
create index "Receipt Issuer.modified+name index" on "Receipt Issuer" ("modified", "name");
create index "Receipt Issuer.creation+name index" on "Receipt Issuer" ("creation", "name");

-- Rows of Receipt.lines
create table "Receipt Line" (
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
  "description" text not null,
  "amount" bigint not null,
  constraint "Receipt Line name" primary key ("name")
);
create index "Receipt Line.parent+parentfield+idx index" on "Receipt Line" ("parent", "parentfield", "idx");

-- Rows of Receipt Issuer.registrations
create table "Receipt Registration" (
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
  "number" text not null,
  constraint "Receipt Registration name" primary key ("name")
);
create index "Receipt Registration.parent+parentfield+idx index" on "Receipt Registration" ("parent", "parentfield", "idx");

create table "Receipt Series" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "issuer" text not null,
  "financial_year" text not null,
  "first_day" date not null,
  "last_day" date not null,
  "last_number" bigint not null default '0'::bigint,
  "last_issued_on" date,
  constraint "Receipt Series name" primary key ("name"),
  constraint "Receipt Series.issuer+financial_year unique" unique ("issuer", "financial_year")
);
create index "Receipt Series.financial_year+name index" on "Receipt Series" ("financial_year", "name");
create index "Receipt Series.creation+name index" on "Receipt Series" ("creation", "name");

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

create table "Refund" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "payment" text not null,
  "state" text not null default 'requested'::text,
  "amount" bigint not null,
  "destination" text not null default 'source'::text,
  "reason" text not null,
  "gateway" text not null,
  "gateway_refund" text,
  "done_at" timestamp,
  "error" text,
  "entry" text,
  "paid_entry" text,
  "idempotency_key" text not null,
  "debits" text,
  "requested_at" timestamp,
  constraint "Refund name" primary key ("name"),
  constraint "Refund.idempotency_key unique" unique ("idempotency_key"),
  constraint "Refund.gateway+gateway_refund unique" unique ("gateway", "gateway_refund"),
  constraint "Refund.debits json" check ("debits" is json)
);
create index "Refund.creation+name index" on "Refund" ("creation", "name");
create index "Refund.payment index" on "Refund" ("payment");
create index "Refund.state index" on "Refund" ("state");
create index "Refund.requested_at index" on "Refund" ("requested_at");
create or replace function "Refund.within payment rule"() returns trigger language plpgsql as $rule$
declare
  most bigint;
  others bigint;
begin
  if new.state = 'failed' then
    return new;
  end if;
  select captured_amount into most from "Payment" where name = new.payment for no key update;
  select coalesce(sum(amount), 0) into others from "Refund"
    where payment = new.payment and state <> 'failed' and name <> new.name;
  if others + new.amount > most then
    raise exception 'No more goes back than was taken' using errcode = 'check_violation', constraint = 'Refund.too much';
  end if;
  return new;
end$rule$;
create trigger "Refund.within payment rule" before insert or update on "Refund" for each row execute function "Refund.within payment rule"();
create or replace function "Refund.decided rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'A refund stays' using errcode = 'check_violation', constraint = 'Refund.kept';
  end if;
  if (new.payment, new.amount, new.destination) is distinct from (old.payment, old.amount, old.destination) then
    raise exception 'What a refund is of, how much and where to cannot change' using errcode = 'check_violation', constraint = 'Refund.fixed';
  end if;
  return new;
end$rule$;
create trigger "Refund.decided rule" before update or delete on "Refund" for each row execute function "Refund.decided rule"();

create table "Refused Events" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "gateway" text not null,
  "day" date not null,
  "count" bigint not null default '0'::bigint,
  "last_at" timestamp not null,
  constraint "Refused Events name" primary key ("name"),
  constraint "Refused Events.gateway+day unique" unique ("gateway", "day")
);
create index "Refused Events.day+name index" on "Refused Events" ("day", "name");
create index "Refused Events.creation+name index" on "Refused Events" ("creation", "name");

create table "Role" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "role_name" text not null,
  "desk_access" smallint not null default '1'::smallint,
  "disabled" smallint not null default '0'::smallint,
  "is_custom" smallint not null default '1'::smallint,
  constraint "Role name" primary key ("name")
);
create index "Role.role_name+name index" on "Role" ("role_name", "name");
create index "Role.creation+name index" on "Role" ("creation", "name");

create table "Sandbox Order" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reference" text not null,
  "amount" bigint not null,
  "currency" text not null,
  "description" text,
  "payer_name" text,
  "return_url" text not null,
  "expires_at" timestamp not null,
  constraint "Sandbox Order name" primary key ("name"),
  constraint "Sandbox Order.reference unique" unique ("reference")
);
create index "Sandbox Order.creation+name index" on "Sandbox Order" ("creation", "name");

create table "Sandbox Payment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "sandbox_order" text not null,
  "state" text not null default 'created'::text,
  "amount" bigint not null,
  "currency" text not null,
  "method" text,
  "refunded" bigint not null default '0'::bigint,
  "error" text,
  "is_disputed" smallint not null default '0'::smallint,
  constraint "Sandbox Payment name" primary key ("name")
);
create index "Sandbox Payment.creation+name index" on "Sandbox Payment" ("creation", "name");
create index "Sandbox Payment.sandbox_order index" on "Sandbox Payment" ("sandbox_order");

create table "Sandbox Refund" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "sandbox_payment" text not null,
  "reference" text not null,
  "amount" bigint not null,
  "state" text not null default 'pending'::text,
  constraint "Sandbox Refund name" primary key ("name"),
  constraint "Sandbox Refund.reference unique" unique ("reference")
);
create index "Sandbox Refund.creation+name index" on "Sandbox Refund" ("creation", "name");
create index "Sandbox Refund.sandbox_payment index" on "Sandbox Refund" ("sandbox_payment");

-- One row
create table "Sandbox Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "signing_secret" text,
  constraint "Sandbox Settings name" primary key ("name")
);

create table "Sandbox Step" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "action" text not null,
  "state" text not null default 'waiting'::text,
  "due" timestamp not null,
  "about" text,
  "event" text,
  "tries" bigint,
  "claimed_at" timestamp,
  "answer" text,
  constraint "Sandbox Step name" primary key ("name"),
  constraint "Sandbox Step.event json" check ("event" is json)
);
create index "Sandbox Step.creation+name index" on "Sandbox Step" ("creation", "name");
create index "Sandbox Step.state index" on "Sandbox Step" ("state");

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

-- Rows of Contribution Settings.suggested
create table "Suggested Amount" (
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
  "amount" bigint not null,
  constraint "Suggested Amount name" primary key ("name")
);
create index "Suggested Amount.parent+parentfield+idx index" on "Suggested Amount" ("parent", "parentfield", "idx");

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
  "read_log_days" bigint not null default '400'::bigint,
  "keep_deleted_days" bigint,
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
  "apply_to_all_doctypes" smallint not null default '1'::smallint,
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
alter table "Cash Collection" add constraint "Cash Collection.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.entry link" foreign key ("entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.deposit_entry link" foreign key ("deposit_entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.receipt link" foreign key ("receipt") references "Receipt" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Closing Balance" add constraint "Closing Balance.period_close link" foreign key ("period_close") references "Period Close" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Closing Balance" add constraint "Closing Balance.account link" foreign key ("account") references "Ledger Account" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contact Message" add constraint "Contact Message.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contribution" add constraint "Contribution.purpose link" foreign key ("purpose") references "Contribution Purpose" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Counter Payment" add constraint "Counter Payment.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Counter Payment" add constraint "Counter Payment.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Counter Payment" add constraint "Counter Payment.entry link" foreign key ("entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Counter Payment" add constraint "Counter Payment.clearing_entry link" foreign key ("clearing_entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Counter Payment" add constraint "Counter Payment.receipt link" foreign key ("receipt") references "Receipt" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Custom DocPerm" add constraint "Custom DocPerm.role link" foreign key ("role") references "Role" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "DocShare" add constraint "DocShare.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "DocShare" add constraint "DocShare.shared_by link" foreign key ("shared_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Form Submission" add constraint "Form Submission.web_form link" foreign key ("web_form") references "Web Form" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gallery" add constraint "Gallery.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gateway Event" add constraint "Gateway Event.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Has Role" add constraint "Has Role.role link" foreign key ("role") references "Role" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Ledger Entry" add constraint "Ledger Entry.reverses link" foreign key ("reverses") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Ledger Line" add constraint "Ledger Line.entry link" foreign key ("entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Ledger Line" add constraint "Ledger Line.account link" foreign key ("account") references "Ledger Account" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Mela Event" add constraint "Mela Event.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Notification" add constraint "Notification.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Notification Preference" add constraint "Notification Preference.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "One Time Token" add constraint "One Time Token.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Outbox Message" add constraint "Outbox Message.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Outbox Message" add constraint "Outbox Message.notification link" foreign key ("notification") references "Notification" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Page Section" add constraint "Page Section.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Payment" add constraint "Payment.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Payment" add constraint "Payment.duplicate_of link" foreign key ("duplicate_of") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Payment Link" add constraint "Payment Link.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.brand link" foreign key ("brand") references "Brand" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Category" add constraint "Product Category.parent_category link" foreign key ("parent_category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Push Subscription" add constraint "Push Subscription.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.counter_payment link" foreign key ("counter_payment") references "Counter Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.cash_collection link" foreign key ("cash_collection") references "Cash Collection" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.issuer link" foreign key ("issuer") references "Receipt Issuer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.series link" foreign key ("series") references "Receipt Series" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.replaces link" foreign key ("replaces") references "Receipt" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt Issuer" add constraint "Receipt Issuer.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt Series" add constraint "Receipt Series.issuer link" foreign key ("issuer") references "Receipt Issuer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Refund" add constraint "Refund.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Sandbox Payment" add constraint "Sandbox Payment.sandbox_order link" foreign key ("sandbox_order") references "Sandbox Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Sandbox Refund" add constraint "Sandbox Refund.sandbox_payment link" foreign key ("sandbox_payment") references "Sandbox Payment" ("name") on update cascade on delete no action deferrable initially immediate;
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
