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
  "api_key" text not null,
  "secret_hash" text,
  "last_used" timestamp,
  "revoked" smallint not null default '0'::smallint,
  constraint "API Key name" primary key ("name"),
  constraint "API Key.api_key unique" unique ("api_key")
);
create index "API Key.creation+name index" on "API Key" ("creation", "name");
create index "API Key.user index" on "API Key" ("user");

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
  constraint "Contact Message name" primary key ("name")
);
create index "Contact Message.creation+name index" on "Contact Message" ("creation", "name");
create index "Contact Message.business index" on "Contact Message" ("business");
create index "Contact Message.state index" on "Contact Message" ("state");

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
  "file_type" text,
  "file_size" bigint,
  "width" bigint,
  "height" bigint,
  "content_hash" text,
  "attached_to_doctype" text,
  "attached_to_name" text,
  "attached_to_field" text,
  constraint "File name" primary key ("name")
);
create index "File.creation+name index" on "File" ("creation", "name");
create index "File.file_url index" on "File" ("file_url");
create index "File.content_hash index" on "File" ("content_hash");

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
create index "Mela Event.published index" on "Mela Event" ("published");
create index "Mela Event.end_date index" on "Mela Event" ("end_date");
create index "Mela Event.business index" on "Mela Event" ("business");

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
  "last_active" timestamp,
  "expires" timestamp not null,
  "sid_hash" text not null,
  "csrf_token" text,
  constraint "Session name" primary key ("name"),
  constraint "Session.sid_hash unique" unique ("sid_hash")
);
create index "Session.last_active+name index" on "Session" ("last_active", "name");
create index "Session.user index" on "Session" ("user");
create index "Session.expires index" on "Session" ("expires");

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
  "password_hash" text,
  "last_login" timestamp,
  "is_demo" smallint not null default '0'::smallint,
  constraint "User name" primary key ("name"),
  constraint "User.email unique" unique ("email"),
  constraint "User.phone unique" unique ("phone"),
  constraint "User.customer_ref_id unique" unique ("customer_ref_id")
);
create index "User.full_name+name index" on "User" ("full_name", "name");

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
alter table "Gallery" add constraint "Gallery.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Mela Event" add constraint "Mela Event.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Page Section" add constraint "Page Section.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.brand link" foreign key ("brand") references "Brand" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Category" add constraint "Product Category.parent_category link" foreign key ("parent_category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Session" add constraint "Session.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_header link" foreign key ("default_header") references "Header" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_footer link" foreign key ("default_footer") references "Footer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_business link" foreign key ("default_business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
