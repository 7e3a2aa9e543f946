-- Written by `npm run generate`; changes by hand are lost.

create table "mela_series" (
  "prefix" text not null,
  "current" bigint not null,
  constraint "mela_series_pkey" primary key ("prefix")
);

create table "mela_event" (
  "id" uuid not null default uuidv7(),
  "name" text not null,
  "payload" jsonb not null,
  "created" timestamptz not null default clock_timestamp(),
  "done_at" timestamptz,
  constraint "mela_event_pkey" primary key ("id")
);
create index "mela_event.created undone" on "mela_event" ("created") where (done_at IS NULL);

create table "mela_event_delivery" (
  "event_id" uuid not null,
  "subscription" text not null,
  "attempts" integer not null default 0,
  "delivered_at" timestamptz,
  "next_attempt" timestamptz,
  "error" text,
  constraint "mela_event_delivery_pkey" primary key ("event_id", "subscription")
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

create table "mela_idempotency_key" (
  "key" text not null,
  "fingerprint" text not null,
  "answer" text,
  "created" timestamptz not null default clock_timestamp(),
  constraint "mela_idempotency_key_pkey" primary key ("key")
);
create index "mela_idempotency_key.created" on "mela_idempotency_key" ("created");

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
  "is_sign_in" smallint not null default '0'::smallint,
  "revoked" smallint not null default '0'::smallint,
  constraint "API Key name" primary key ("name"),
  constraint "API Key.api_key unique" unique ("api_key")
);
create index "API Key.creation+name index" on "API Key" ("creation", "name");
create index "API Key.user+creation+name index" on "API Key" ("user", "creation", "name");

create table "Academic Year" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "starts_on" date not null,
  "ends_on" date not null,
  "is_current" smallint not null default '0'::smallint,
  "is_open" smallint not null default '0'::smallint,
  constraint "Academic Year name" primary key ("name")
);
create index "Academic Year.starts_on+name index" on "Academic Year" ("starts_on", "name");
create index "Academic Year.creation+name index" on "Academic Year" ("creation", "name");
create index "Academic Year.is_current index" on "Academic Year" ("is_current");

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

create table "Address" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "title" text,
  "contact_name" text not null,
  "phone" text not null,
  "address_line1" text not null,
  "address_line2" text,
  "landmark" text,
  "zipcode" text not null,
  "city" text not null,
  "state" text not null,
  "country" text not null default 'IN'::text,
  "latitude" double precision,
  "longitude" double precision,
  "is_default" smallint not null default '0'::smallint,
  "show" smallint not null default '1'::smallint,
  constraint "Address name" primary key ("name")
);
create index "Address.is_default+creation+name index" on "Address" ("is_default" desc, "creation", "name" desc);
create index "Address.creation+name index" on "Address" ("creation", "name");
create index "Address.user+is_default+creation+name index" on "Address" ("user", "is_default" desc, "creation", "name" desc);
create or replace function "Address.one default rule"() returns trigger language plpgsql as $rule$
declare
  holder_name text;
begin
  if pg_trigger_depth() > 1 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then holder_name := old."user"; else holder_name := new."user"; end if;
  perform 1 from "User" where name = holder_name for no key update;
  if tg_op = 'DELETE' then
    if old.is_default = 1 then
      update "Address" set is_default = 1 where name = (
        select name from "Address" where "user" = holder_name and name <> old.name order by creation, name limit 1
      );
    end if;
    return old;
  end if;
  if tg_op = 'UPDATE' and new."user" <> old."user" then
    raise exception 'An address stays with its person' using errcode = 'check_violation', constraint = 'Address.user';
  end if;
  if tg_op = 'INSERT' and (select count(*) from "Address" where "user" = holder_name) >= 20 then
    raise exception 'There are too many addresses' using errcode = 'check_violation', constraint = 'Address.too many';
  end if;
  if new.is_default = 1 then
    update "Address" set is_default = 0 where "user" = holder_name and is_default = 1 and name <> new.name;
  elsif not exists (
    select from "Address" where "user" = holder_name and is_default = 1 and name <> new.name
  ) then
    new.is_default := 1;
  end if;
  return new;
end$rule$;
create trigger "Address.one default rule" before insert or update or delete on "Address" for each row execute function "Address.one default rule"();

create table "Affiliate" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'applied'::text,
  "display_name" text not null,
  "user" text not null,
  "code" text,
  "kind" text not null default 'person'::text,
  "group_name" text,
  "benefit" text,
  "message" text,
  "payout_details" text,
  "accepted_on" date,
  "approved_on" date,
  "reason" text,
  constraint "Affiliate name" primary key ("name"),
  constraint "Affiliate.user unique" unique ("user"),
  constraint "Affiliate.code unique" unique ("code")
);
create index "Affiliate.creation+name index" on "Affiliate" ("creation", "name");
create index "Affiliate.state index" on "Affiliate" ("state");

create table "Affiliate Commission" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'pending'::text,
  "affiliate" text not null,
  "order" text not null,
  "fulfilment" text not null,
  "earned_on" date not null,
  "sales_amount" bigint not null default '0'::bigint,
  "amount" bigint not null default '0'::bigint,
  "reversed_amount" bigint not null default '0'::bigint,
  "settled_amount" bigint not null default '0'::bigint,
  "final_on" date,
  "confirmed_on" date,
  "parts" text not null,
  constraint "Affiliate Commission name" primary key ("name"),
  constraint "Affiliate Commission.fulfilment unique" unique ("fulfilment"),
  constraint "Affiliate Commission.parts json" check ("parts" is json)
);
create index "Affiliate Commission.creation+name index" on "Affiliate Commission" ("creation", "name");
create index "Affiliate Commission.state index" on "Affiliate Commission" ("state");
create index "Affiliate Commission.affiliate index" on "Affiliate Commission" ("affiliate");
create index "Affiliate Commission.order index" on "Affiliate Commission" ("order");
create index "Affiliate Commission.earned_on index" on "Affiliate Commission" ("earned_on");
create index "Affiliate Commission.final_on index" on "Affiliate Commission" ("final_on");
create index "Affiliate Commission.confirmed_on index" on "Affiliate Commission" ("confirmed_on");
create or replace function "Affiliate Commission.within amount rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'Commissions stay' using errcode = 'check_violation', constraint = 'Affiliate Commission.deleted';
  end if;
  if new.reversed_amount < 0 or new.reversed_amount > new.amount then
    raise exception 'The commission is not that high' using errcode = 'check_violation', constraint = 'Affiliate Commission.overdrawn';
  end if;
  if tg_op = 'UPDATE' and (new.affiliate, new.fulfilment, new.amount, new.parts)
    is distinct from (old.affiliate, old.fulfilment, old.amount, old.parts) then
    raise exception 'Whose commission it is and how high it was cannot change' using errcode = 'check_violation', constraint = 'Affiliate Commission.fixed';
  end if;
  return new;
end$rule$;
create trigger "Affiliate Commission.within amount rule" before insert or update or delete on "Affiliate Commission" for each row execute function "Affiliate Commission.within amount rule"();

create table "Affiliate Payout" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'prepared'::text,
  "affiliate" text not null,
  "amount" bigint not null,
  "payout_details" text,
  "reference" text,
  "paid_on" date,
  constraint "Affiliate Payout name" primary key ("name")
);
create index "Affiliate Payout.creation+name index" on "Affiliate Payout" ("creation", "name");
create index "Affiliate Payout.state index" on "Affiliate Payout" ("state");
create index "Affiliate Payout.affiliate index" on "Affiliate Payout" ("affiliate");

-- Rows of Affiliate Payout.lines
create table "Affiliate Payout Line" (
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
  "commission" text not null,
  "amount" bigint not null,
  constraint "Affiliate Payout Line name" primary key ("name")
);
create index "Affiliate Payout Line.parent+parentfield+idx index" on "Affiliate Payout Line" ("parent", "parentfield", "idx");
create index "Affiliate Payout Line.commission index" on "Affiliate Payout Line" ("commission");

-- Rows of Affiliate Settings.rates
create table "Affiliate Rate" (
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
  "category" text,
  "rate" double precision not null,
  "valid_from" date not null,
  constraint "Affiliate Rate name" primary key ("name")
);
create index "Affiliate Rate.parent+parentfield+idx index" on "Affiliate Rate" ("parent", "parentfield", "idx");
create index "Affiliate Rate.category index" on "Affiliate Rate" ("category");

-- One row
create table "Affiliate Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "window_days" bigint not null default '30'::bigint,
  "minimum_payout" bigint not null default '50000'::bigint,
  "terms" text,
  constraint "Affiliate Settings name" primary key ("name")
);

create table "Affiliate Visit" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "affiliate" text not null,
  "day" date not null,
  "visits" bigint not null default '0'::bigint,
  constraint "Affiliate Visit name" primary key ("name"),
  constraint "Affiliate Visit.affiliate+day unique" unique ("affiliate", "day")
);
create index "Affiliate Visit.day+name index" on "Affiliate Visit" ("day", "name");
create index "Affiliate Visit.creation+name index" on "Affiliate Visit" ("creation", "name");

create table "Back In Stock Alert" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "variant" text not null,
  "state" text not null default 'waiting'::text,
  "email" text,
  "user" text,
  "language" text,
  "notified_at" timestamp,
  "slot" text,
  constraint "Back In Stock Alert name" primary key ("name"),
  constraint "Back In Stock Alert.slot unique" unique ("slot")
);
create index "Back In Stock Alert.creation+name index" on "Back In Stock Alert" ("creation", "name");
create index "Back In Stock Alert.product index" on "Back In Stock Alert" ("product");
create index "Back In Stock Alert.variant index" on "Back In Stock Alert" ("variant");
create index "Back In Stock Alert.state index" on "Back In Stock Alert" ("state");
create index "Back In Stock Alert.user index" on "Back In Stock Alert" ("user");

create table "Blog Category" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "category_name" text not null,
  "route" text not null,
  "description" text,
  "display_order" bigint,
  constraint "Blog Category name" primary key ("name"),
  constraint "Blog Category.category_name unique" unique ("category_name"),
  constraint "Blog Category.route unique" unique ("route")
);
create index "Blog Category.display_order+name index" on "Blog Category" ("display_order", "name");
create index "Blog Category.creation+name index" on "Blog Category" ("creation", "name");

create table "Blog Comment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "post" text not null,
  "text" text not null,
  "author_name" text not null,
  "author" text not null,
  "is_hidden" smallint not null default '0'::smallint,
  "hidden_because" text,
  constraint "Blog Comment name" primary key ("name")
);
create index "Blog Comment.creation+name index" on "Blog Comment" ("creation", "name");
create index "Blog Comment.post index" on "Blog Comment" ("post");
create index "Blog Comment.author index" on "Blog Comment" ("author");
create index "Blog Comment.is_hidden index" on "Blog Comment" ("is_hidden");

-- Rows of Blog Post.events
create table "Blog Event" (
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
  "event" text not null,
  constraint "Blog Event name" primary key ("name")
);
create index "Blog Event.parent+parentfield+idx index" on "Blog Event" ("parent", "parentfield", "idx");
create index "Blog Event.event index" on "Blog Event" ("event");

create table "Blog Post" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "route" text not null,
  "category" text not null,
  "summary" text not null,
  "author" text not null,
  "author_title" text,
  "cover" text,
  "cover_alt" text,
  "body" text not null,
  "reading_minutes" bigint,
  "published" smallint not null default '0'::smallint,
  "published_at" timestamp,
  "is_featured" smallint not null default '0'::smallint,
  "allows_comments" smallint not null default '1'::smallint,
  constraint "Blog Post name" primary key ("name"),
  constraint "Blog Post.route unique" unique ("route")
);
create index "Blog Post.published_at+creation+name index" on "Blog Post" ("published_at", "creation", "name");
create index "Blog Post.creation+name index" on "Blog Post" ("creation", "name");
create index "Blog Post.category index" on "Blog Post" ("category");
create index "Blog Post.published index" on "Blog Post" ("published");

create table "Blog Preview" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "post" text not null,
  "token_hash" text not null,
  "expires_at" timestamp not null,
  constraint "Blog Preview name" primary key ("name"),
  constraint "Blog Preview.token_hash unique" unique ("token_hash")
);
create index "Blog Preview.modified+name index" on "Blog Preview" ("modified", "name");
create index "Blog Preview.creation+name index" on "Blog Preview" ("creation", "name");
create index "Blog Preview.post index" on "Blog Preview" ("post");
create index "Blog Preview.expires_at index" on "Blog Preview" ("expires_at");

-- Rows of Blog Post.products
create table "Blog Product" (
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
  "product" text not null,
  constraint "Blog Product name" primary key ("name")
);
create index "Blog Product.parent+parentfield+idx index" on "Blog Product" ("parent", "parentfield", "idx");
create index "Blog Product.product index" on "Blog Product" ("product");

-- Rows of Blog Post.tags
create table "Blog Tag" (
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
  "tag" text not null,
  constraint "Blog Tag name" primary key ("name")
);
create index "Blog Tag.parent+parentfield+idx index" on "Blog Tag" ("parent", "parentfield", "idx");
create index "Blog Tag.tag index" on "Blog Tag" ("tag");

create table "Board" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "board_name" text not null,
  "description" text,
  "who_reads" text not null default 'members'::text,
  "who_writes" text not null default 'members'::text,
  "notices_only" smallint not null default '0'::smallint,
  "display_order" bigint,
  "published" smallint not null default '1'::smallint,
  constraint "Board name" primary key ("name"),
  constraint "Board.board_name unique" unique ("board_name")
);
create index "Board.display_order+name index" on "Board" ("display_order", "name");
create index "Board.creation+name index" on "Board" ("creation", "name");
create index "Board.who_reads index" on "Board" ("who_reads");
create index "Board.published index" on "Board" ("published");

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
  "discrepancy_count" bigint not null default '0'::bigint,
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
  "discrepancy_count" bigint not null default '0'::bigint,
  constraint "Books Run Check name" primary key ("name")
);
create index "Books Run Check.parent+parentfield+idx index" on "Books Run Check" ("parent", "parentfield", "idx");

-- Rows of Books Run.discrepancies
create table "Books Run Discrepancy" (
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
  constraint "Books Run Discrepancy name" primary key ("name")
);
create index "Books Run Discrepancy.parent+parentfield+idx index" on "Books Run Discrepancy" ("parent", "parentfield", "idx");

create table "Bought Together" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "other" text not null,
  "order_count" bigint not null default '0'::bigint,
  "pair" text,
  constraint "Bought Together name" primary key ("name"),
  constraint "Bought Together.pair unique" unique ("pair")
);
create index "Bought Together.order_count+name index" on "Bought Together" ("order_count", "name");
create index "Bought Together.creation+name index" on "Bought Together" ("creation", "name");
create index "Bought Together.product index" on "Bought Together" ("product");
create index "Bought Together.other index" on "Bought Together" ("other");

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
  "run_by" text,
  "run_by_name" text,
  "phone" text,
  "email" text,
  "address_line1" text,
  "address_line2" text,
  "city" text,
  "address_state" text,
  "zipcode" text,
  "country" text,
  "opening_hours" text,
  "handling_days" bigint,
  "ships_to_events" smallint not null default '0'::smallint,
  "returns_policy" text,
  "delivery_policy" text,
  "currency" text not null default 'INR'::text,
  "gstin" text,
  "rating" double precision,
  constraint "Business name" primary key ("name")
);
create index "Business.creation+name index" on "Business" ("creation", "name");
create index "Business.run_by+name index" on "Business" ("run_by", "name");
create index "Business.state index" on "Business" ("state");

create table "Business Branch" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "branch_name" text not null,
  "business" text not null,
  "is_active" smallint not null default '1'::smallint,
  "is_default" smallint not null default '0'::smallint,
  "is_pickup_point" smallint not null default '0'::smallint,
  "address_line1" text,
  "address_line2" text,
  "city" text,
  "state" text,
  "zipcode" text not null,
  "latitude" double precision,
  "longitude" double precision,
  "opening_hours" text,
  "gstin" text,
  constraint "Business Branch name" primary key ("name")
);
create index "Business Branch.business+name index" on "Business Branch" ("business", "name");
create index "Business Branch.creation+name index" on "Business Branch" ("creation", "name");
create or replace function "Business Branch.one default rule"() returns trigger language plpgsql as $rule$
declare
  holder_name text;
begin
  if pg_trigger_depth() > 1 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then holder_name := old."business"; else holder_name := new."business"; end if;
  perform 1 from "Business" where name = holder_name for no key update;
  if tg_op = 'DELETE' then
    if old.is_default = 1 then
      update "Business Branch" set is_default = 1 where name = (
        select name from "Business Branch" where "business" = holder_name and name <> old.name order by creation, name limit 1
      );
    end if;
    return old;
  end if;
  if new.is_default = 1 then
    update "Business Branch" set is_default = 0 where "business" = holder_name and is_default = 1 and name <> new.name;
  elsif not exists (
    select from "Business Branch" where "business" = holder_name and is_default = 1 and name <> new.name
  ) then
    new.is_default := 1;
  end if;
  return new;
end$rule$;
create trigger "Business Branch.one default rule" before insert or update or delete on "Business Branch" for each row execute function "Business Branch.one default rule"();

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

-- Rows of Business.holidays
create table "Business Holiday" (
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
  "day" date not null,
  "what" text,
  constraint "Business Holiday name" primary key ("name")
);
create index "Business Holiday.parent+parentfield+idx index" on "Business Holiday" ("parent", "parentfield", "idx");

-- Rows of Business.service_areas
create table "Business Service Area" (
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
  "from_postal_code" text not null,
  "to_postal_code" text not null,
  constraint "Business Service Area name" primary key ("name")
);
create index "Business Service Area.parent+parentfield+idx index" on "Business Service Area" ("parent", "parentfield", "idx");

-- Rows of Store Settings.cod_exclusions
create table "COD Exclusion" (
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
  "from_postal_code" text not null,
  "to_postal_code" text not null,
  constraint "COD Exclusion name" primary key ("name")
);
create index "COD Exclusion.parent+parentfield+idx index" on "COD Exclusion" ("parent", "parentfield", "idx");

create table "Cart" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text,
  "token_hash" text,
  "version" bigint not null default '0'::bigint,
  "ordered_as" text,
  "postal_code" text,
  "place_city" text,
  "place_state" text,
  "address" text,
  "deliveries" text,
  "contact_name" text,
  "phone" text,
  "email" text,
  "gstin" text,
  "payment_choice" text,
  "coupon_code" text,
  constraint "Cart name" primary key ("name"),
  constraint "Cart.user unique" unique ("user"),
  constraint "Cart.token_hash unique" unique ("token_hash"),
  constraint "Cart.address json" check ("address" is json),
  constraint "Cart.deliveries json" check ("deliveries" is json)
);
create index "Cart.modified+name index" on "Cart" ("modified", "name");
create index "Cart.creation+name index" on "Cart" ("creation", "name");

-- Rows of Cart.lines
create table "Cart Line" (
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
  "variant" text not null,
  "business" text not null,
  "product" text not null,
  "title" text not null,
  "quantity" bigint not null,
  "price_seen" bigint not null,
  "expected_seen" date,
  "added_by" text,
  constraint "Cart Line name" primary key ("name")
);
create index "Cart Line.parent+parentfield+idx index" on "Cart Line" ("parent", "parentfield", "idx");

create table "Cart Reminder" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "cart" text not null,
  "cart_version" bigint not null,
  "sent_at" timestamp not null,
  constraint "Cart Reminder name" primary key ("name")
);
create index "Cart Reminder.sent_at+name index" on "Cart Reminder" ("sent_at", "name");
create index "Cart Reminder.creation+name index" on "Cart Reminder" ("creation", "name");
create index "Cart Reminder.user index" on "Cart Reminder" ("user");

-- One row
create table "Cart Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reminder_hours" bigint not null default '0'::bigint,
  constraint "Cart Settings name" primary key ("name")
);

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
  "part_type" text,
  "part" text,
  "payer_name" text not null,
  "payer_email" text,
  "payer_phone" text,
  "payer" text,
  "reference_type" text not null,
  "reference_name" text not null,
  "description" text not null,
  "organisation" text,
  "collected_on" date,
  "remitted_amount" bigint not null default '0'::bigint,
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
create index "Cash Collection.part index" on "Cash Collection" ("part");
create index "Cash Collection.payer index" on "Cash Collection" ("payer");
create index "Cash Collection.reference_name index" on "Cash Collection" ("reference_name");
create index "Cash Collection.organisation index" on "Cash Collection" ("organisation");
create index "Cash Collection.entry index" on "Cash Collection" ("entry");
create index "Cash Collection.deposit_entry index" on "Cash Collection" ("deposit_entry");
create index "Cash Collection.receipt index" on "Cash Collection" ("receipt");

create table "Certificate" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "volunteer" text not null,
  "full_name" text not null,
  "minutes" bigint not null,
  "from_day" date not null,
  "to_day" date not null,
  "issued_on" date not null,
  "code" text not null,
  "state" text not null default 'valid'::text,
  "revoked_on" date,
  "revoke_reason" text,
  constraint "Certificate name" primary key ("name"),
  constraint "Certificate.code unique" unique ("code")
);
create index "Certificate.issued_on+name index" on "Certificate" ("issued_on", "name");
create index "Certificate.creation+name index" on "Certificate" ("creation", "name");
create index "Certificate.volunteer index" on "Certificate" ("volunteer");
create index "Certificate.state index" on "Certificate" ("state");

create table "Check-in Mark" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "event" text not null,
  "registration" text not null,
  "ticket_code" text not null,
  "kind" text not null,
  "at" timestamp not null,
  "device" text not null,
  "undoes" text,
  constraint "Check-in Mark name" primary key ("name")
);
create index "Check-in Mark.creation+name index" on "Check-in Mark" ("creation", "name");
create index "Check-in Mark.event index" on "Check-in Mark" ("event");
create index "Check-in Mark.registration index" on "Check-in Mark" ("registration");
create index "Check-in Mark.ticket_code index" on "Check-in Mark" ("ticket_code");
create index "Check-in Mark.undoes index" on "Check-in Mark" ("undoes");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Check-in Mark.append only" before update or delete or truncate on "Check-in Mark" for each statement execute function mela_refuse_change();

create table "Class" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "class_name" text not null,
  "display_order" bigint,
  "next_class" text,
  "capacity" bigint,
  "from_age" bigint,
  "to_age" bigint,
  "teacher" text,
  "is_open" smallint not null default '1'::smallint,
  constraint "Class name" primary key ("name")
);
create index "Class.display_order+name index" on "Class" ("display_order", "name");
create index "Class.creation+name index" on "Class" ("creation", "name");
create index "Class.next_class index" on "Class" ("next_class");
create index "Class.teacher index" on "Class" ("teacher");

create table "Class Enrolment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "student" text not null,
  "full_name" text not null,
  "academic_year" text not null,
  "class" text not null,
  "state" text not null default 'active'::text,
  "joined_on" date not null,
  "left_on" date,
  "child_key" text not null,
  constraint "Class Enrolment name" primary key ("name"),
  constraint "Class Enrolment.student+academic_year unique" unique ("student", "academic_year"),
  constraint "Class Enrolment.child_key+academic_year unique" unique ("child_key", "academic_year")
);
create index "Class Enrolment.creation+name index" on "Class Enrolment" ("creation", "name");
create index "Class Enrolment.academic_year index" on "Class Enrolment" ("academic_year");
create index "Class Enrolment.class index" on "Class Enrolment" ("class");

create table "Class List" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "class" text not null,
  "academic_year" text not null,
  "state" text not null default 'draft'::text,
  "note" text,
  "due_on" date not null,
  "collection_point" text,
  "hand_over_on" date,
  "published_at" timestamp,
  constraint "Class List name" primary key ("name")
);
create index "Class List.due_on+name index" on "Class List" ("due_on", "name");
create index "Class List.creation+name index" on "Class List" ("creation", "name");
create index "Class List.class index" on "Class List" ("class");
create index "Class List.academic_year index" on "Class List" ("academic_year");
create index "Class List.collection_point index" on "Class List" ("collection_point");

-- Rows of Class List.items
create table "Class List Item" (
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
  "title" text not null,
  "quantity" bigint not null default '1'::bigint,
  "is_required" smallint not null default '1'::smallint,
  "product" text not null,
  "sku" text,
  "note" text,
  "substitute" text,
  "substitute_sku" text,
  constraint "Class List Item name" primary key ("name")
);
create index "Class List Item.parent+parentfield+idx index" on "Class List Item" ("parent", "parentfield", "idx");
create index "Class List Item.product index" on "Class List Item" ("product");
create index "Class List Item.substitute index" on "Class List Item" ("substitute");

create table "Class List Tick" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "class_list" text not null,
  "item" text not null,
  "student" text not null,
  "user" text not null,
  constraint "Class List Tick name" primary key ("name"),
  constraint "Class List Tick.class_list+item+student+user unique" unique ("class_list", "item", "student", "user")
);
create index "Class List Tick.modified+name index" on "Class List Tick" ("modified", "name");
create index "Class List Tick.creation+name index" on "Class List Tick" ("creation", "name");
create index "Class List Tick.user+modified+name index" on "Class List Tick" ("user", "modified", "name");
create index "Class List Tick.student index" on "Class List Tick" ("student");

create table "Classified" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "category" text not null,
  "description" text not null,
  "price" bigint,
  "city" text,
  "cover" text,
  "state" text not null default 'draft'::text,
  "live_from" date,
  "expires_on" date,
  "renewals" bigint not null default '0'::bigint,
  "sent_back_because" text,
  "is_hidden" smallint not null default '0'::smallint,
  "hidden_because" text,
  "seller_name" text not null,
  "seller" text not null,
  "phone" text,
  "shows_phone" smallint not null default '0'::smallint,
  constraint "Classified name" primary key ("name")
);
create index "Classified.creation+name index" on "Classified" ("creation", "name");
create index "Classified.seller+creation+name index" on "Classified" ("seller", "creation", "name");
create index "Classified.category index" on "Classified" ("category");
create index "Classified.city index" on "Classified" ("city");
create index "Classified.state index" on "Classified" ("state");
create index "Classified.live_from index" on "Classified" ("live_from");
create index "Classified.expires_on index" on "Classified" ("expires_on");
create index "Classified.is_hidden index" on "Classified" ("is_hidden");

create table "Classified Category" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "category_name" text not null,
  "parent_category" text,
  "is_parent" smallint not null default '0'::smallint,
  "days_live" bigint not null default '30'::bigint,
  "display_order" bigint,
  "published" smallint not null default '1'::smallint,
  constraint "Classified Category name" primary key ("name")
);
create index "Classified Category.display_order+name index" on "Classified Category" ("display_order", "name");
create index "Classified Category.creation+name index" on "Classified Category" ("creation", "name");
create index "Classified Category.parent_category index" on "Classified Category" ("parent_category");

create table "Classified Enquiry" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "classified" text not null,
  "seller" text not null,
  "enquirer" text,
  "enquirer_name" text not null,
  "enquirer_email" text,
  "message" text not null,
  "state" text not null default 'new'::text,
  "reply" text,
  "shares_phone" smallint not null default '0'::smallint,
  "replied_at" timestamp,
  "is_hidden" smallint not null default '0'::smallint,
  "hidden_because" text,
  constraint "Classified Enquiry name" primary key ("name")
);
create index "Classified Enquiry.creation+name index" on "Classified Enquiry" ("creation", "name");
create index "Classified Enquiry.enquirer+creation+name index" on "Classified Enquiry" ("enquirer", "creation", "name");
create index "Classified Enquiry.seller+creation+name index" on "Classified Enquiry" ("seller", "creation", "name");
create index "Classified Enquiry.classified index" on "Classified Enquiry" ("classified");
create index "Classified Enquiry.is_hidden index" on "Classified Enquiry" ("is_hidden");

-- Rows of Classified.photos
create table "Classified Photo" (
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
  "picture" text not null,
  "alt" text,
  constraint "Classified Photo name" primary key ("name")
);
create index "Classified Photo.parent+parentfield+idx index" on "Classified Photo" ("parent", "parentfield", "idx");

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

create table "Collection Point" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "point_name" text not null,
  "phone" text not null,
  "address_line1" text not null,
  "address_line2" text,
  "landmark" text,
  "zipcode" text not null,
  "city" text not null,
  "state" text not null,
  "is_active" smallint not null default '1'::smallint,
  constraint "Collection Point name" primary key ("name")
);
create index "Collection Point.point_name+name index" on "Collection Point" ("point_name", "name");
create index "Collection Point.creation+name index" on "Collection Point" ("creation", "name");

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

create table "Consent" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "student" text not null,
  "purpose" text not null,
  "version" text not null,
  "state" text not null default 'given'::text,
  "given_at" timestamp,
  "given_by" text,
  "withdrawn_at" timestamp,
  "withdrawn_by" text,
  constraint "Consent name" primary key ("name"),
  constraint "Consent.student+purpose+version unique" unique ("student", "purpose", "version")
);
create index "Consent.creation+name index" on "Consent" ("creation", "name");
create index "Consent.purpose index" on "Consent" ("purpose");

create table "Contact Change" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "family" text not null,
  "guardian" text not null,
  "field" text not null,
  "old_value" text,
  "new_value" text not null,
  "reason" text,
  "state" text not null default 'open'::text,
  "answer" text,
  "requested_by" text,
  "decided_by" text,
  constraint "Contact Change name" primary key ("name")
);
create index "Contact Change.creation+name index" on "Contact Change" ("creation", "name");
create index "Contact Change.family index" on "Contact Change" ("family");
create index "Contact Change.guardian index" on "Contact Change" ("guardian");
create index "Contact Change.requested_by index" on "Contact Change" ("requested_by");
create index "Contact Change.decided_by index" on "Contact Change" ("decided_by");

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
  "answer_mail" text,
  "answer_problem" text,
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
  "refunded_amount" bigint not null default '0'::bigint,
  "receipt_hash" text,
  constraint "Contribution name" primary key ("name")
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

create table "Coupon" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "code" text not null,
  "promotion" text not null,
  "is_active" smallint not null default '1'::smallint,
  "total_uses" bigint,
  "used_count" bigint not null default '0'::bigint,
  "user" text,
  "batch" text,
  constraint "Coupon name" primary key ("name"),
  constraint "Coupon.code unique" unique ("code")
);
create index "Coupon.modified+name index" on "Coupon" ("modified", "name");
create index "Coupon.creation+name index" on "Coupon" ("creation", "name");
create index "Coupon.promotion index" on "Coupon" ("promotion");
create index "Coupon.user index" on "Coupon" ("user");
create index "Coupon.batch index" on "Coupon" ("batch");

create table "Coupon Batch" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'draft'::text,
  "promotion" text not null,
  "count" bigint not null,
  "prefix" text,
  "uses" bigint not null default '1'::bigint,
  constraint "Coupon Batch name" primary key ("name")
);
create index "Coupon Batch.creation+name index" on "Coupon Batch" ("creation", "name");
create index "Coupon Batch.promotion index" on "Coupon Batch" ("promotion");

create table "Credential" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "volunteer" text not null,
  "kind" text not null,
  "number" text,
  "issued_on" date,
  "expires_on" date,
  "document" text,
  "state" text not null default 'shown'::text,
  constraint "Credential name" primary key ("name")
);
create index "Credential.expires_on+name index" on "Credential" ("expires_on", "name");
create index "Credential.creation+name index" on "Credential" ("creation", "name");
create index "Credential.volunteer index" on "Credential" ("volunteer");
create index "Credential.kind index" on "Credential" ("kind");
create index "Credential.state index" on "Credential" ("state");

create table "Credential Kind" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "kind" text not null,
  "description" text,
  constraint "Credential Kind name" primary key ("name")
);
create index "Credential Kind.modified+name index" on "Credential Kind" ("modified", "name");
create index "Credential Kind.creation+name index" on "Credential Kind" ("creation", "name");

create table "Credit Note" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "credit_note_number" text not null,
  "invoice" text not null,
  "return_request" text,
  "reason" text,
  "issued_for" text not null,
  "order" text not null,
  "customer" text,
  "business" text not null,
  "issued_on" date not null,
  "total" bigint not null default '0'::bigint,
  "currency" text not null default 'INR'::text,
  "taxable" bigint not null default '0'::bigint,
  "cgst" bigint not null default '0'::bigint,
  "sgst" bigint not null default '0'::bigint,
  "igst" bigint not null default '0'::bigint,
  "cess" bigint not null default '0'::bigint,
  "place_of_supply" text,
  "seller" text not null,
  "buyer" text not null,
  "series" text not null,
  "financial_year" text not null,
  "number" bigint not null,
  "kind" text not null,
  constraint "Credit Note name" primary key ("name"),
  constraint "Credit Note.issued_for unique" unique ("issued_for"),
  constraint "Credit Note.series+number unique" unique ("series", "number"),
  constraint "Credit Note.seller json" check ("seller" is json),
  constraint "Credit Note.buyer json" check ("buyer" is json)
);
create index "Credit Note.issued_on+credit_note_number+name index" on "Credit Note" ("issued_on", "credit_note_number", "name");
create index "Credit Note.creation+name index" on "Credit Note" ("creation", "name");
create index "Credit Note.customer+issued_on+credit_note_number+name index" on "Credit Note" ("customer", "issued_on", "credit_note_number", "name");
create index "Credit Note.credit_note_number index" on "Credit Note" ("credit_note_number");
create index "Credit Note.invoice index" on "Credit Note" ("invoice");
create index "Credit Note.return_request index" on "Credit Note" ("return_request");
create index "Credit Note.order index" on "Credit Note" ("order");
create index "Credit Note.business index" on "Credit Note" ("business");
create or replace function "Credit Note.gapless rule"() returns trigger language plpgsql as $rule$
begin
  if new.number > 1 and not exists (
    select from "Credit Note" where series = new.series and number = new.number - 1
  ) then
    raise exception 'A credit note follows the one before it' using errcode = 'check_violation', constraint = 'Credit Note.gap';
  end if;
  return null;
end$rule$;
create constraint trigger "Credit Note.gapless rule" after insert on "Credit Note" deferrable initially deferred for each row execute function "Credit Note.gapless rule"();
create or replace function "Credit Note.immutable rule"() returns trigger language plpgsql as $rule$
declare
  changing constant text[] := array['modified', 'modified_by', 'owner', 'order', 'business', 'customer', 'invoice', 'return_request'];
begin
  if tg_op = 'DELETE' then
    raise exception 'A credit note is never deleted' using errcode = 'check_violation', constraint = 'Credit Note.deleted';
  end if;
  if (to_jsonb(new) - changing) <> (to_jsonb(old) - changing) then
    raise exception 'What stands on a credit note never changes' using errcode = 'check_violation', constraint = 'Credit Note.changed';
  end if;
  return new;
end$rule$;
create trigger "Credit Note.immutable rule" before update or delete on "Credit Note" for each row execute function "Credit Note.immutable rule"();

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

create table "Delivery Slot" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "weekday" text not null default 'Saturday'::text,
  "starts" time not null,
  "ends" time not null,
  "zone" text,
  "business" text,
  "service" text not null default 'standard'::text,
  "capacity" bigint not null default '10'::bigint,
  "cut_off_hours" bigint not null default '12'::bigint,
  "is_active" smallint not null default '1'::smallint,
  constraint "Delivery Slot name" primary key ("name")
);
create index "Delivery Slot.weekday+starts+name index" on "Delivery Slot" ("weekday", "starts", "name");
create index "Delivery Slot.creation+name index" on "Delivery Slot" ("creation", "name");
create index "Delivery Slot.zone index" on "Delivery Slot" ("zone");
create index "Delivery Slot.business index" on "Delivery Slot" ("business");

create table "Delivery Slot Day" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "slot" text not null,
  "day" date not null,
  "booked" bigint not null default '0'::bigint,
  constraint "Delivery Slot Day name" primary key ("name"),
  constraint "Delivery Slot Day.slot+day unique" unique ("slot", "day")
);
create index "Delivery Slot Day.day+name index" on "Delivery Slot Day" ("day", "name");
create index "Delivery Slot Day.creation+name index" on "Delivery Slot Day" ("creation", "name");
create or replace function "Delivery Slot Day.counted rule"() returns trigger language plpgsql as $rule$
begin
  if new.booked < 0 then
    raise exception 'A slot was counted wrong' using errcode = 'check_violation', constraint = 'Delivery Slot Day.counted';
  end if;
  return new;
end$rule$;
create trigger "Delivery Slot Day.counted rule" before insert or update on "Delivery Slot Day" for each row execute function "Delivery Slot Day.counted rule"();

create table "Dispute" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "payment" text not null,
  "state" text not null default 'reported'::text,
  "amount" bigint not null default '0'::bigint,
  "withheld_amount" bigint not null default '0'::bigint,
  "lost_amount" bigint not null default '0'::bigint,
  "refunded_amount" bigint not null default '0'::bigint,
  "fee" bigint not null default '0'::bigint,
  "gateway" text not null,
  "gateway_dispute" text not null,
  "ended_at" timestamp,
  "postings" bigint not null default '0'::bigint,
  constraint "Dispute name" primary key ("name"),
  constraint "Dispute.gateway+gateway_dispute unique" unique ("gateway", "gateway_dispute")
);
create index "Dispute.creation+name index" on "Dispute" ("creation", "name");
create index "Dispute.payment index" on "Dispute" ("payment");
create index "Dispute.state index" on "Dispute" ("state");

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

create table "Document Number Series" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "giver" text not null,
  "kind" text not null,
  "financial_year" text not null,
  "last_number" bigint not null default '0'::bigint,
  "last_issued_on" date,
  constraint "Document Number Series name" primary key ("name")
);
create index "Document Number Series.financial_year+name index" on "Document Number Series" ("financial_year", "name");
create index "Document Number Series.creation+name index" on "Document Number Series" ("creation", "name");

create table "Download Count" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "order" text not null,
  "order_line" text not null,
  "product_download" text not null,
  "download_count" bigint not null default '0'::bigint,
  "last_at" timestamp,
  constraint "Download Count name" primary key ("name")
);
create index "Download Count.last_at+name index" on "Download Count" ("last_at", "name");
create index "Download Count.creation+name index" on "Download Count" ("creation", "name");
create index "Download Count.order index" on "Download Count" ("order");
create index "Download Count.order_line index" on "Download Count" ("order_line");
create index "Download Count.product_download index" on "Download Count" ("product_download");

-- One row
create table "Download Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "max_downloads" bigint not null default '5'::bigint,
  "days" bigint not null default '90'::bigint,
  constraint "Download Settings name" primary key ("name")
);

-- Rows of Event Registration.attendees
create table "Event Attendee" (
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
  "full_name" text not null,
  "age" bigint,
  "student" text,
  "ticket_type" text,
  "companions" text,
  "seats" bigint not null default '1'::bigint,
  "is_cancelled" smallint not null default '0'::smallint,
  "checked_in_at" timestamp,
  "answers" text,
  "ticket_code" text,
  constraint "Event Attendee name" primary key ("name"),
  constraint "Event Attendee.ticket_code unique" unique ("ticket_code"),
  constraint "Event Attendee.answers json" check ("answers" is json)
);
create index "Event Attendee.parent+parentfield+idx index" on "Event Attendee" ("parent", "parentfield", "idx");
create index "Event Attendee.student index" on "Event Attendee" ("student");

create table "Event Delivery" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "event_name" text not null,
  "subscription" text not null,
  "state" text not null default 'waiting'::text,
  "attempts" bigint,
  "error" text,
  "payload" text,
  "event_id" text not null,
  constraint "Event Delivery name" primary key ("name"),
  constraint "Event Delivery.event_id+subscription unique" unique ("event_id", "subscription"),
  constraint "Event Delivery.payload json" check ("payload" is json)
);
create index "Event Delivery.modified+name index" on "Event Delivery" ("modified", "name");
create index "Event Delivery.creation+name index" on "Event Delivery" ("creation", "name");
create index "Event Delivery.state index" on "Event Delivery" ("state");

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
  "respondent" text not null default 'everyone who comes'::text,
  constraint "Event Question name" primary key ("name")
);
create index "Event Question.parent+parentfield+idx index" on "Event Question" ("parent", "parentfield", "idx");

create table "Event Registration" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "event" text not null,
  "state" text not null default 'draft'::text,
  "contact_name" text not null,
  "phone" text not null,
  "email" text,
  "user" text,
  "answers" text,
  "seats" bigint not null default '0'::bigint,
  "tickets" text not null,
  "expires_at" timestamp,
  "queued_at" timestamp,
  "amount" bigint not null default '0'::bigint,
  "paid_amount" bigint not null default '0'::bigint,
  "refunded_amount" bigint not null default '0'::bigint,
  "payment" text,
  "token_hash" text,
  "idempotency_key" text,
  constraint "Event Registration name" primary key ("name"),
  constraint "Event Registration.token_hash unique" unique ("token_hash"),
  constraint "Event Registration.idempotency_key unique" unique ("idempotency_key"),
  constraint "Event Registration.answers json" check ("answers" is json),
  constraint "Event Registration.tickets json" check ("tickets" is json)
);
create index "Event Registration.creation+name index" on "Event Registration" ("creation", "name");
create index "Event Registration.user+creation+name index" on "Event Registration" ("user", "creation", "name");
create index "Event Registration.event index" on "Event Registration" ("event");
create index "Event Registration.state index" on "Event Registration" ("state");
create index "Event Registration.phone index" on "Event Registration" ("phone");
create index "Event Registration.expires_at index" on "Event Registration" ("expires_at");
create index "Event Registration.queued_at index" on "Event Registration" ("queued_at");
create index "Event Registration.payment index" on "Event Registration" ("payment");
create or replace function "Event Registration.moves seats rule"() returns trigger language plpgsql as $rule$
declare
  at_event text;
  seats bigint := 0;
  queue bigint := 0;
  gained jsonb := '{}';
  lost jsonb := '{}';
begin
  if tg_op <> 'INSERT' then
    at_event := old.event;
    if old.state = any (array['reserved', 'offered', 'confirmed', 'checked in']) then
      seats := seats - old.seats;
      lost := old.tickets::jsonb;
    end if;
    queue := queue - (old.state = 'waitlisted')::int;
  end if;
  if tg_op <> 'DELETE' then
    if tg_op = 'UPDATE' and new.event <> old.event then
      raise exception 'A registration stays with its event' using errcode = 'check_violation', constraint = 'Event Registration.event';
    end if;
    at_event := new.event;
    if new.state = any (array['reserved', 'offered', 'confirmed', 'checked in']) then
      seats := seats + new.seats;
      gained := new.tickets::jsonb;
    end if;
    queue := queue + (new.state = 'waitlisted')::int;
  end if;
  if seats <> 0 or queue <> 0 or gained <> lost then
    
  update "Event Seats" set occupied = occupied + seats, waiting = waiting + queue,
    tickets = case when gained = lost then tickets else (
  select coalesce(json_object_agg(label, number order by label), '{}')::text from (
    select label, sum(number) as number from (
      select key as label, value::bigint as number from jsonb_each_text(tickets::jsonb)
      union all select key, value::bigint from jsonb_each_text(gained)
      union all select key, -value::bigint from jsonb_each_text(lost)
    ) moved group by label having sum(number) <> 0
  ) counted) end
    where name = at_event;
    if not found then
      insert into "Event Seats" (name, owner, creation, modified, modified_by, event, occupied, waiting, tickets)
        values (at_event, 'Administrator', clock_timestamp(), clock_timestamp(), 'Administrator', at_event, 0, 0, '{}')
        on conflict (name) do nothing;
      
  update "Event Seats" set occupied = occupied + seats, waiting = waiting + queue,
    tickets = case when gained = lost then tickets else (
  select coalesce(json_object_agg(label, number order by label), '{}')::text from (
    select label, sum(number) as number from (
      select key as label, value::bigint as number from jsonb_each_text(tickets::jsonb)
      union all select key, value::bigint from jsonb_each_text(gained)
      union all select key, -value::bigint from jsonb_each_text(lost)
    ) moved group by label having sum(number) <> 0
  ) counted) end
    where name = at_event;
    end if;
  end if;
  if tg_op = 'DELETE' then return old; else return new; end if;
end$rule$;
create trigger "Event Registration.moves seats rule" before insert or update or delete on "Event Registration" for each row execute function "Event Registration.moves seats rule"();

create table "Event Seats" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "event" text not null,
  "occupied" bigint not null default '0'::bigint,
  "waiting" bigint not null default '0'::bigint,
  "tickets" text not null,
  constraint "Event Seats name" primary key ("name"),
  constraint "Event Seats.tickets json" check ("tickets" is json)
);
create index "Event Seats.event+name index" on "Event Seats" ("event", "name");
create index "Event Seats.creation+name index" on "Event Seats" ("creation", "name");
create or replace function "Event Seats.within capacity rule"() returns trigger language plpgsql as $rule$
begin
  if new.occupied < 0 or new.waiting < 0 then
    raise exception 'Seats were counted wrong' using errcode = 'check_violation', constraint = 'Event Seats.counted';
  end if;
  if new.occupied > old.occupied and new.occupied > (select capacity from "Mela Event" where name = new.name) then
    raise exception 'There are not so many seats' using errcode = 'check_violation', constraint = 'Event Seats.full';
  end if;
  if new.tickets <> old.tickets and exists (
    select from "Event Ticket Type" kind
      where kind.parent = new.name and kind.parenttype = 'Mela Event' and kind.capacity is not null
        and (new.tickets::jsonb ->> kind.label)::bigint > kind.capacity
        and (new.tickets::jsonb ->> kind.label)::bigint > coalesce((old.tickets::jsonb ->> kind.label)::bigint, 0)
  ) then
    raise exception 'There are not so many tickets of this kind' using errcode = 'check_violation', constraint = 'Event Seats.full ticket';
  end if;
  return new;
end$rule$;
create trigger "Event Seats.within capacity rule" before update on "Event Seats" for each row execute function "Event Seats.within capacity rule"();

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

create table "Family" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "family_name" text not null,
  "office_notes" text,
  constraint "Family name" primary key ("name")
);
create index "Family.family_name+name index" on "Family" ("family_name", "name");
create index "Family.creation+name index" on "Family" ("creation", "name");

create table "Fee" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "student" text not null,
  "student_name" text not null,
  "family" text,
  "academic_year" text not null,
  "class" text not null,
  "schedule" text not null,
  "state" text not null default 'due'::text,
  "next_due_on" date,
  "full_amount" bigint not null default '0'::bigint,
  "discount" bigint not null default '0'::bigint,
  "late_fees" bigint not null default '0'::bigint,
  "waived" bigint not null default '0'::bigint,
  "amount" bigint not null default '0'::bigint,
  "paid" bigint not null default '0'::bigint,
  "outstanding" bigint not null default '0'::bigint,
  "pay_part" text not null default 'what is due'::text,
  "waive_amount" bigint,
  "waive_reason" text,
  "payer_name" text not null,
  "payer_phone" text,
  "payer_email" text,
  "payer_user" text,
  "late_fee" text not null default 'none'::text,
  "late_percent" double precision,
  "late_amount" bigint,
  "grace_days" bigint not null default '0'::bigint,
  "receipt_hash" text,
  constraint "Fee name" primary key ("name"),
  constraint "Fee.student+academic_year unique" unique ("student", "academic_year")
);
create index "Fee.creation+name index" on "Fee" ("creation", "name");
create index "Fee.family index" on "Fee" ("family");
create index "Fee.academic_year index" on "Fee" ("academic_year");
create index "Fee.class index" on "Fee" ("class");
create index "Fee.schedule index" on "Fee" ("schedule");
create index "Fee.state index" on "Fee" ("state");
create index "Fee.next_due_on index" on "Fee" ("next_due_on");
create index "Fee.payer_user index" on "Fee" ("payer_user");

-- Rows of Fee.instalments
create table "Fee Instalment" (
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
  "due_on" date not null,
  "full_amount" bigint not null default '0'::bigint,
  "discount" bigint not null default '0'::bigint,
  "late_fee" bigint not null default '0'::bigint,
  "waived" bigint not null default '0'::bigint,
  "amount" bigint not null default '0'::bigint,
  "paid" bigint not null default '0'::bigint,
  constraint "Fee Instalment name" primary key ("name")
);
create index "Fee Instalment.parent+parentfield+idx index" on "Fee Instalment" ("parent", "parentfield", "idx");

-- Rows of Fee.payments
create table "Fee Payment" (
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
  "payment" text not null,
  "paid_on" date not null,
  "amount" bigint not null,
  "refunded_amount" bigint not null default '0'::bigint,
  constraint "Fee Payment name" primary key ("name")
);
create index "Fee Payment.parent+parentfield+idx index" on "Fee Payment" ("parent", "parentfield", "idx");

create table "Fee Schedule" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text,
  "academic_year" text not null,
  "class" text not null,
  "is_open" smallint not null default '1'::smallint,
  "amount" bigint,
  "sibling_discount" text not null default 'none'::text,
  "sibling_percent" double precision,
  "sibling_amount" bigint,
  "late_fee" text not null default 'none'::text,
  "late_percent" double precision,
  "late_amount" bigint,
  "grace_days" bigint not null default '7'::bigint,
  constraint "Fee Schedule name" primary key ("name"),
  constraint "Fee Schedule.academic_year+class unique" unique ("academic_year", "class")
);
create index "Fee Schedule.academic_year+name index" on "Fee Schedule" ("academic_year" desc, "name");
create index "Fee Schedule.creation+name index" on "Fee Schedule" ("creation", "name");
create index "Fee Schedule.class index" on "Fee Schedule" ("class");

-- Rows of Fee.waivers
create table "Fee Waiver" (
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
  "reason" text not null,
  "waived_by" text not null,
  "waived_on" date not null,
  constraint "Fee Waiver name" primary key ("name")
);
create index "Fee Waiver.parent+parentfield+idx index" on "Fee Waiver" ("parent", "parentfield", "idx");

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

-- Rows of Moderation Item.flags
create table "Flag" (
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
  "reason" text not null,
  "detail" text,
  "user" text,
  "flagger" text not null,
  constraint "Flag name" primary key ("name")
);
create index "Flag.parent+parentfield+idx index" on "Flag" ("parent", "parentfield", "idx");
create index "Flag.user index" on "Flag" ("user");

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
  "encrypted_receipt" text,
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

create table "Fulfilment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "contact_name" text,
  "order" text not null,
  "number" bigint not null default '1'::bigint,
  "state" text not null default 'awaiting payment'::text,
  "business" text not null,
  "branch" text,
  "collect_amount" bigint not null default '0'::bigint,
  "unpaid_amount" bigint not null default '0'::bigint,
  "contents" text,
  "weight_grams" bigint not null default '0'::bigint,
  "kind" text not null default 'delivery'::text,
  "delivery_code" text,
  "delivery_label" text,
  "promised_from" date,
  "promised_by" date,
  "ready_on" date,
  "slot" text,
  "slot_label" text,
  "city" text,
  "zipcode" text,
  "phone" text,
  "address" text,
  "carrier" text,
  "tracking_number" text,
  "tracking_url" text,
  "undelivered_reason" text,
  "restock" smallint not null default '1'::smallint,
  "items_amount" bigint not null default '0'::bigint,
  "shipping_amount" bigint not null default '0'::bigint,
  "shipping_tax_rate" bigint not null default '0'::bigint,
  "shipping_taxable" bigint not null default '0'::bigint,
  "shipping_cgst" bigint not null default '0'::bigint,
  "shipping_sgst" bigint not null default '0'::bigint,
  "shipping_igst" bigint not null default '0'::bigint,
  "fee_amount" bigint not null default '0'::bigint,
  "fee_taxable" bigint not null default '0'::bigint,
  "fee_cgst" bigint not null default '0'::bigint,
  "fee_sgst" bigint not null default '0'::bigint,
  "fee_igst" bigint not null default '0'::bigint,
  "total" bigint not null default '0'::bigint,
  "credited_amount" bigint,
  "is_delivery_credited" smallint not null default '0'::smallint,
  "is_taxed" smallint not null default '0'::smallint,
  "place_of_supply" text,
  "seller_gstin" text,
  "seller_state" text,
  "is_fee_of_seller" smallint not null default '0'::smallint,
  "confirmed_at" timestamp,
  "packed_at" timestamp,
  "shipped_at" timestamp,
  "delivered_at" timestamp,
  "delivery_reverted_at" timestamp,
  "returned_at" timestamp,
  "lost_at" timestamp,
  "cancelled_at" timestamp,
  "cancel_reason" text,
  constraint "Fulfilment name" primary key ("name"),
  constraint "Fulfilment.address json" check ("address" is json)
);
create index "Fulfilment.creation+name index" on "Fulfilment" ("creation", "name");
create index "Fulfilment.order index" on "Fulfilment" ("order");
create index "Fulfilment.state index" on "Fulfilment" ("state");
create index "Fulfilment.business index" on "Fulfilment" ("business");
create index "Fulfilment.branch index" on "Fulfilment" ("branch");
create index "Fulfilment.delivery_code index" on "Fulfilment" ("delivery_code");
create index "Fulfilment.delivered_at index" on "Fulfilment" ("delivered_at");

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
  "class" text,
  "event" text,
  "consent_purpose" text,
  constraint "Gallery name" primary key ("name")
);
create index "Gallery.creation+name index" on "Gallery" ("creation", "name");
create index "Gallery.class index" on "Gallery" ("class");
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
  "content_key" text,
  constraint "Gallery Item name" primary key ("name")
);
create index "Gallery Item.parent+parentfield+idx index" on "Gallery Item" ("parent", "parentfield", "idx");
create index "Gallery Item.content_key index" on "Gallery Item" ("content_key");

create table "Gallery Person" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "full_name" text not null,
  "content_key" text not null,
  "student" text,
  "registration" text,
  "attendee" text,
  "agreed_on" date,
  constraint "Gallery Person name" primary key ("name"),
  constraint "Gallery Person.content_key+student unique" unique ("content_key", "student"),
  constraint "Gallery Person.content_key+attendee unique" unique ("content_key", "attendee")
);
create index "Gallery Person.creation+name index" on "Gallery Person" ("creation", "name");
create index "Gallery Person.student index" on "Gallery Person" ("student");
create index "Gallery Person.registration index" on "Gallery Person" ("registration");

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
  "gateway_dispute" text,
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

create table "Gift Card" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'awaiting payment'::text,
  "amount" bigint not null,
  "currency" text not null default 'INR'::text,
  "balance" bigint not null default '0'::bigint,
  "last_four" text,
  "expires_on" date,
  "source" text not null default 'purchase'::text,
  "recipient_name" text not null,
  "recipient_email" text not null,
  "sender_name" text not null,
  "message" text,
  "deliver_on" date,
  "language" text not null default 'en'::text,
  "delivery" text not null default 'waiting'::text,
  "delivered_on" date,
  "buyer" text,
  "buyer_email" text,
  "payment" text,
  "reason" text,
  "receipt_hash" text,
  "code_hash" text,
  "code_count" bigint not null default '0'::bigint,
  constraint "Gift Card name" primary key ("name"),
  constraint "Gift Card.code_hash unique" unique ("code_hash")
);
create index "Gift Card.creation+name index" on "Gift Card" ("creation", "name");
create index "Gift Card.state index" on "Gift Card" ("state");
create index "Gift Card.expires_on index" on "Gift Card" ("expires_on");
create index "Gift Card.deliver_on index" on "Gift Card" ("deliver_on");
create index "Gift Card.delivery index" on "Gift Card" ("delivery");
create index "Gift Card.buyer index" on "Gift Card" ("buyer");
create index "Gift Card.payment index" on "Gift Card" ("payment");
create or replace function "Gift Card.issued stays rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'awaiting payment' then
      raise exception 'An issued card stays' using errcode = 'check_violation', constraint = 'Gift Card.deleted';
    end if;
    return old;
  end if;
  if old.state <> 'awaiting payment' and (new.amount, new.currency) is distinct from (old.amount, old.currency) then
    raise exception 'How much a card was issued for cannot change' using errcode = 'check_violation', constraint = 'Gift Card.fixed';
  end if;
  return new;
end$rule$;
create trigger "Gift Card.issued stays rule" before update or delete on "Gift Card" for each row execute function "Gift Card.issued stays rule"();

-- Rows of Gift Card Settings.amounts
create table "Gift Card Amount" (
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
  constraint "Gift Card Amount name" primary key ("name")
);
create index "Gift Card Amount.parent+parentfield+idx index" on "Gift Card Amount" ("parent", "parentfield", "idx");

-- One row
create table "Gift Card Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "allow_purchase" smallint not null default '0'::smallint,
  "minimum" bigint not null default '10000'::bigint,
  "maximum" bigint not null default '1000000'::bigint,
  "validity_months" bigint not null default '12'::bigint,
  "notice_days" bigint not null default '30'::bigint,
  "goodwill_limit" bigint not null default '200000'::bigint,
  "terms" text,
  constraint "Gift Card Settings name" primary key ("name")
);

create table "Goodwill Credit" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'draft'::text,
  "customer" text not null,
  "user" text,
  "amount" bigint not null,
  "reason" text not null,
  "business" text,
  "wallet_credit" text,
  constraint "Goodwill Credit name" primary key ("name")
);
create index "Goodwill Credit.creation+name index" on "Goodwill Credit" ("creation", "name");
create index "Goodwill Credit.state index" on "Goodwill Credit" ("state");
create index "Goodwill Credit.user index" on "Goodwill Credit" ("user");
create index "Goodwill Credit.business index" on "Goodwill Credit" ("business");
create index "Goodwill Credit.wallet_credit index" on "Goodwill Credit" ("wallet_credit");

create table "Guardian" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "family" text not null,
  "full_name" text not null,
  "relation" text,
  "phone" text not null,
  "email" text,
  "user" text,
  "may_view" smallint not null default '0'::smallint,
  "may_change" smallint not null default '0'::smallint,
  "may_pay" smallint not null default '0'::smallint,
  "may_collect" smallint not null default '0'::smallint,
  "shares_statement" smallint not null default '0'::smallint,
  constraint "Guardian name" primary key ("name"),
  constraint "Guardian.family+phone unique" unique ("family", "phone")
);
create index "Guardian.full_name+name index" on "Guardian" ("full_name", "name");
create index "Guardian.creation+name index" on "Guardian" ("creation", "name");
create index "Guardian.phone index" on "Guardian" ("phone");
create index "Guardian.user index" on "Guardian" ("user");

create table "Guardian Consent Request" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "registration" text not null,
  "guardian_name" text not null,
  "phone" text,
  "email" text,
  "state" text not null default 'requested'::text,
  "expires_on" date not null,
  "decided_on" date,
  "decided_by" text,
  "token_hash" text,
  constraint "Guardian Consent Request name" primary key ("name"),
  constraint "Guardian Consent Request.token_hash unique" unique ("token_hash")
);
create index "Guardian Consent Request.creation+name index" on "Guardian Consent Request" ("creation", "name");
create index "Guardian Consent Request.registration index" on "Guardian Consent Request" ("registration");
create index "Guardian Consent Request.state index" on "Guardian Consent Request" ("state");

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

create table "Helpful Vote" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reference_doctype" text not null,
  "reference_name" text not null,
  "user" text not null,
  constraint "Helpful Vote name" primary key ("name"),
  constraint "Helpful Vote.reference_doctype+reference_name+user unique" unique ("reference_doctype", "reference_name", "user")
);
create index "Helpful Vote.modified+name index" on "Helpful Vote" ("modified", "name");
create index "Helpful Vote.creation+name index" on "Helpful Vote" ("creation", "name");
create index "Helpful Vote.user+modified+name index" on "Helpful Vote" ("user", "modified", "name");
create index "Helpful Vote.reference_name index" on "Helpful Vote" ("reference_name");

create table "Hidden Photo" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "gallery" text not null,
  "student" text,
  "row_name" text not null,
  "place" bigint not null default '1'::bigint,
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
  "content_key" text,
  constraint "Hidden Photo name" primary key ("name")
);
create index "Hidden Photo.creation+name index" on "Hidden Photo" ("creation", "name");
create index "Hidden Photo.gallery index" on "Hidden Photo" ("gallery");
create index "Hidden Photo.student index" on "Hidden Photo" ("student");
create index "Hidden Photo.content_key index" on "Hidden Photo" ("content_key");

create table "Hours Credit" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "hours_entry" text not null,
  "open_for" text,
  "volunteer" text not null,
  "user" text not null,
  "on_day" date not null,
  "state" text not null default 'given'::text,
  "withdrawn_on" date,
  "kind" text not null,
  "minutes" bigint not null default '0'::bigint,
  "cut_minutes" bigint not null default '0'::bigint,
  "cut_by" text,
  "amount" bigint not null default '0'::bigint,
  "points" bigint not null default '0'::bigint,
  constraint "Hours Credit name" primary key ("name"),
  constraint "Hours Credit.open_for unique" unique ("open_for")
);
create index "Hours Credit.creation+name index" on "Hours Credit" ("creation", "name");
create index "Hours Credit.hours_entry index" on "Hours Credit" ("hours_entry");
create index "Hours Credit.volunteer index" on "Hours Credit" ("volunteer");
create index "Hours Credit.user index" on "Hours Credit" ("user");
create index "Hours Credit.on_day index" on "Hours Credit" ("on_day");
create index "Hours Credit.state index" on "Hours Credit" ("state");
create or replace function "Hours Credit.both confirmed rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'Credit stays' using errcode = 'check_violation', constraint = 'Hours Credit.deleted';
  end if;
  if tg_op = 'INSERT' and not exists (
    select from "Hours Entry" h join "Volunteer" v on v.name = h.volunteer
    where h.name = new.hours_entry and h.volunteer = new.volunteer and h.state = 'approved'
      and h.confirmed_by = v."user" and v."user" = new."user" and h.approved_by <> v."user"
      and h.minutes = new.minutes + new.cut_minutes) then
    raise exception 'Hours earn credit after both have confirmed them' using errcode = 'check_violation', constraint = 'Hours Credit.both confirmed';
  end if;
  if tg_op = 'UPDATE' and (
    (new.hours_entry, new."user", new.kind, new.minutes, new.amount, new.points)
      is distinct from (old.hours_entry, old."user", old.kind, old.minutes, old.amount, old.points)
    or (old.state = 'withdrawn' and new.state <> 'withdrawn')) then
    raise exception 'Credit can only be withdrawn' using errcode = 'check_violation', constraint = 'Hours Credit.fixed';
  end if;
  return new;
end$rule$;
create trigger "Hours Credit.both confirmed rule" before insert or update or delete on "Hours Credit" for each row execute function "Hours Credit.both confirmed rule"();

create table "Hours Entry" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "volunteer" text not null,
  "on_day" date not null,
  "minutes" bigint not null,
  "activity" text not null,
  "note" text,
  "source" text not null default 'office'::text,
  "shift" text,
  "assignment" text,
  "confirmed_by" text,
  "confirmed_on" date,
  "state" text not null default 'waiting'::text,
  "approved_by" text,
  "approved_on" date,
  "refusal" text,
  constraint "Hours Entry name" primary key ("name"),
  constraint "Hours Entry.assignment unique" unique ("assignment")
);
create index "Hours Entry.on_day+name index" on "Hours Entry" ("on_day", "name");
create index "Hours Entry.creation+name index" on "Hours Entry" ("creation", "name");
create index "Hours Entry.volunteer index" on "Hours Entry" ("volunteer");
create index "Hours Entry.shift index" on "Hours Entry" ("shift");
create index "Hours Entry.confirmed_by index" on "Hours Entry" ("confirmed_by");
create index "Hours Entry.state index" on "Hours Entry" ("state");
create index "Hours Entry.approved_by index" on "Hours Entry" ("approved_by");
create or replace function "Hours Entry.other eyes rule"() returns trigger language plpgsql as $rule$
begin
  if new.state = 'approved' and (new.approved_by is null
      or exists (select from "Volunteer" where name = new.volunteer and "user" = new.approved_by)) then
    raise exception 'Hours are approved by somebody else' using errcode = 'check_violation', constraint = 'Hours Entry.other eyes';
  end if;
  if new.confirmed_by is not null and (tg_op = 'INSERT' or new.confirmed_by is distinct from old.confirmed_by)
    and not exists (select from "Volunteer" where name = new.volunteer and "user" = new.confirmed_by) then
    raise exception 'Hours are confirmed by the volunteer' using errcode = 'check_violation', constraint = 'Hours Entry.own confirmation';
  end if;
  return new;
end$rule$;
create trigger "Hours Entry.other eyes rule" before insert or update on "Hours Entry" for each row execute function "Hours Entry.other eyes rule"();

create table "Hours Finding" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "finding_key" text not null,
  "kind" text not null,
  "volunteer" text not null,
  "approver" text not null,
  "state" text not null default 'open'::text,
  "entries" bigint not null default '0'::bigint,
  "of_entries" bigint not null default '0'::bigint,
  "minutes" bigint not null default '0'::bigint,
  "from_day" date,
  "to_day" date,
  "note" text,
  constraint "Hours Finding name" primary key ("name"),
  constraint "Hours Finding.finding_key unique" unique ("finding_key")
);
create index "Hours Finding.modified+name index" on "Hours Finding" ("modified", "name");
create index "Hours Finding.creation+name index" on "Hours Finding" ("creation", "name");
create index "Hours Finding.kind index" on "Hours Finding" ("kind");
create index "Hours Finding.volunteer index" on "Hours Finding" ("volunteer");
create index "Hours Finding.approver index" on "Hours Finding" ("approver");
create index "Hours Finding.state index" on "Hours Finding" ("state");

create table "Invoice" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "invoice_number" text not null,
  "issued_for" text,
  "order" text not null,
  "customer" text,
  "business" text not null,
  "issued_on" date not null,
  "total" bigint not null default '0'::bigint,
  "currency" text not null default 'INR'::text,
  "taxable" bigint not null default '0'::bigint,
  "cgst" bigint not null default '0'::bigint,
  "sgst" bigint not null default '0'::bigint,
  "igst" bigint not null default '0'::bigint,
  "cess" bigint not null default '0'::bigint,
  "place_of_supply" text,
  "seller" text not null,
  "buyer" text not null,
  "series" text not null,
  "financial_year" text not null,
  "number" bigint not null,
  "kind" text not null,
  "credited" bigint not null default '0'::bigint,
  constraint "Invoice name" primary key ("name"),
  constraint "Invoice.issued_for unique" unique ("issued_for"),
  constraint "Invoice.series+number unique" unique ("series", "number"),
  constraint "Invoice.seller json" check ("seller" is json),
  constraint "Invoice.buyer json" check ("buyer" is json)
);
create index "Invoice.issued_on+invoice_number+name index" on "Invoice" ("issued_on", "invoice_number", "name");
create index "Invoice.creation+name index" on "Invoice" ("creation", "name");
create index "Invoice.customer+issued_on+invoice_number+name index" on "Invoice" ("customer", "issued_on", "invoice_number", "name");
create index "Invoice.invoice_number index" on "Invoice" ("invoice_number");
create index "Invoice.order index" on "Invoice" ("order");
create index "Invoice.business index" on "Invoice" ("business");
create or replace function "Invoice.gapless rule"() returns trigger language plpgsql as $rule$
begin
  if new.number > 1 and not exists (
    select from "Invoice" where series = new.series and number = new.number - 1
  ) then
    raise exception 'An invoice follows the one before it' using errcode = 'check_violation', constraint = 'Invoice.gap';
  end if;
  return null;
end$rule$;
create constraint trigger "Invoice.gapless rule" after insert on "Invoice" deferrable initially deferred for each row execute function "Invoice.gapless rule"();
create or replace function "Invoice.immutable rule"() returns trigger language plpgsql as $rule$
declare
  changing constant text[] := array['modified', 'modified_by', 'owner', 'order', 'business', 'customer', 'credited'];
begin
  if tg_op = 'DELETE' then
    raise exception 'An invoice is taken back by a credit note, and never deleted' using errcode = 'check_violation', constraint = 'Invoice.deleted';
  end if;
  if (to_jsonb(new) - changing) <> (to_jsonb(old) - changing) then
    raise exception 'What stands on an invoice never changes' using errcode = 'check_violation', constraint = 'Invoice.changed';
  end if;
  return new;
end$rule$;
create trigger "Invoice.immutable rule" before update or delete on "Invoice" for each row execute function "Invoice.immutable rule"();

-- Rows of Credit Note.lines
-- Rows of Invoice.lines
create table "Invoice Line" (
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
  "hsn" text,
  "quantity" bigint not null default '1'::bigint,
  "rate" bigint not null default '0'::bigint,
  "taxable" bigint not null default '0'::bigint,
  "cgst" bigint not null default '0'::bigint,
  "sgst" bigint not null default '0'::bigint,
  "igst" bigint not null default '0'::bigint,
  "cess" bigint not null default '0'::bigint,
  "total" bigint not null default '0'::bigint,
  constraint "Invoice Line name" primary key ("name")
);
create index "Invoice Line.parent+parentfield+idx index" on "Invoice Line" ("parent", "parentfield", "idx");

create table "Job Alert" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "category" text,
  "txt" text,
  "notified_until" date not null,
  constraint "Job Alert name" primary key ("name")
);
create index "Job Alert.creation+name index" on "Job Alert" ("creation", "name");
create index "Job Alert.user+creation+name index" on "Job Alert" ("user", "creation", "name");
create index "Job Alert.category index" on "Job Alert" ("category");
create index "Job Alert.notified_until index" on "Job Alert" ("notified_until");

create table "Job Application" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "opening" text not null,
  "applicant_name" text not null,
  "applicant" text not null,
  "email" text,
  "phone" text,
  "cover_note" text,
  "resume" text,
  "state" text not null default 'received'::text,
  "notes" text,
  constraint "Job Application name" primary key ("name"),
  constraint "Job Application.opening+applicant unique" unique ("opening", "applicant")
);
create index "Job Application.creation+name index" on "Job Application" ("creation", "name");
create index "Job Application.applicant+creation+name index" on "Job Application" ("applicant", "creation", "name");
create index "Job Application.state index" on "Job Application" ("state");

create table "Job Category" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "category_name" text not null,
  "parent_category" text,
  "is_parent" smallint not null default '0'::smallint,
  "display_order" bigint,
  "published" smallint not null default '1'::smallint,
  constraint "Job Category name" primary key ("name")
);
create index "Job Category.display_order+name index" on "Job Category" ("display_order", "name");
create index "Job Category.creation+name index" on "Job Category" ("creation", "name");
create index "Job Category.parent_category index" on "Job Category" ("parent_category");

create table "Job Opening" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "category" text not null,
  "organisation" text not null,
  "description" text not null,
  "employment_type" text not null default 'full time'::text,
  "location" text,
  "pay" text,
  "closes_on" date not null,
  "state" text not null default 'draft'::text,
  "opened_on" date,
  "ended_on" date,
  "is_hidden" smallint not null default '0'::smallint,
  "hidden_because" text,
  constraint "Job Opening name" primary key ("name")
);
create index "Job Opening.creation+name index" on "Job Opening" ("creation", "name");
create index "Job Opening.category index" on "Job Opening" ("category");
create index "Job Opening.closes_on index" on "Job Opening" ("closes_on");
create index "Job Opening.state index" on "Job Opening" ("state");
create index "Job Opening.opened_on index" on "Job Opening" ("opened_on");
create index "Job Opening.ended_on index" on "Job Opening" ("ended_on");
create index "Job Opening.is_hidden index" on "Job Opening" ("is_hidden");

-- One row
create table "Job Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "retention_days" bigint not null default '90'::bigint,
  constraint "Job Settings name" primary key ("name")
);

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
create or replace function "Ledger Account.immutable rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'An account stays' using errcode = 'check_violation', constraint = 'Ledger Account.deleted';
  end if;
  new.party_type := coalesce(new.party_type, '');
  new.party := coalesce(new.party, '');
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.line_count <> 0 then
      raise exception 'An account begins empty' using errcode = 'check_violation', constraint = 'Ledger Account.empty';
    end if;
    if new.purpose in ('customer credit', 'gift card', 'reward points') and new.may_go_below <> 0 then
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
create trigger "Ledger Account.immutable rule" before insert or update or delete on "Ledger Account" for each row execute function "Ledger Account.immutable rule"();

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
  constraint "Ledger Line.account+sequence unique" unique ("account", "sequence"),
  constraint "Ledger Line.account+posting_date+sequence unique" unique ("account", "posting_date", "sequence")
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

create table "Manual Payment" (
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
  "refunded_amount" bigint not null default '0'::bigint,
  "entry" text,
  "clearing_entry" text,
  "receipt" text,
  "reference_key" text,
  constraint "Manual Payment name" primary key ("name"),
  constraint "Manual Payment.reference_key unique" unique ("reference_key")
);
create index "Manual Payment.creation+name index" on "Manual Payment" ("creation", "name");
create index "Manual Payment.state index" on "Manual Payment" ("state");
create index "Manual Payment.received_on index" on "Manual Payment" ("received_on");
create index "Manual Payment.payer index" on "Manual Payment" ("payer");
create index "Manual Payment.reference_name index" on "Manual Payment" ("reference_name");
create index "Manual Payment.organisation index" on "Manual Payment" ("organisation");
create index "Manual Payment.entry index" on "Manual Payment" ("entry");
create index "Manual Payment.clearing_entry index" on "Manual Payment" ("clearing_entry");
create index "Manual Payment.receipt index" on "Manual Payment" ("receipt");

create table "Manual Refund" (
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
  "payer_name" text not null,
  "payer_email" text,
  "payer_phone" text,
  "payer" text,
  "reference_type" text not null,
  "reference_name" text not null,
  "description" text not null,
  "organisation" text,
  "payment_type" text,
  "payment" text,
  "failed_refund" text,
  "payee_method" text,
  "payee" text,
  "payee_name" text,
  "payee_upi" text,
  "payee_account" text,
  "payee_ifsc" text,
  "method" text,
  "reference_number" text,
  "paid_on" date,
  "entry" text,
  "open_for" text,
  constraint "Manual Refund name" primary key ("name"),
  constraint "Manual Refund.open_for unique" unique ("open_for")
);
create index "Manual Refund.creation+name index" on "Manual Refund" ("creation", "name");
create index "Manual Refund.state index" on "Manual Refund" ("state");
create index "Manual Refund.payer index" on "Manual Refund" ("payer");
create index "Manual Refund.reference_name index" on "Manual Refund" ("reference_name");
create index "Manual Refund.organisation index" on "Manual Refund" ("organisation");
create index "Manual Refund.payment index" on "Manual Refund" ("payment");
create index "Manual Refund.failed_refund index" on "Manual Refund" ("failed_refund");
create index "Manual Refund.entry index" on "Manual Refund" ("entry");

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
  "offers_pickup" smallint not null default '0'::smallint,
  "pickup_orders_until" date,
  "collection_point" text,
  "business" text,
  constraint "Mela Event name" primary key ("name")
);
create index "Mela Event.start_date+name index" on "Mela Event" ("start_date", "name");
create index "Mela Event.creation+name index" on "Mela Event" ("creation", "name");
create index "Mela Event.published index" on "Mela Event" ("published");
create index "Mela Event.end_date index" on "Mela Event" ("end_date");
create index "Mela Event.collection_point index" on "Mela Event" ("collection_point");
create index "Mela Event.business index" on "Mela Event" ("business");

create table "Moderation Item" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reference_doctype" text not null,
  "reference_name" text not null,
  "title" text not null,
  "excerpt" text,
  "author" text,
  "state" text not null default 'waiting'::text,
  "is_new" smallint not null default '0'::smallint,
  "is_hidden_meanwhile" smallint not null default '0'::smallint,
  "flag_count" bigint not null default '0'::bigint,
  "hidden_because" text,
  "restored_because" text,
  "decided_by" text,
  constraint "Moderation Item name" primary key ("name"),
  constraint "Moderation Item.reference_doctype+reference_name unique" unique ("reference_doctype", "reference_name")
);
create index "Moderation Item.creation+name index" on "Moderation Item" ("creation", "name");
create index "Moderation Item.reference_name index" on "Moderation Item" ("reference_name");
create index "Moderation Item.author index" on "Moderation Item" ("author");
create index "Moderation Item.state index" on "Moderation Item" ("state");
create index "Moderation Item.decided_by index" on "Moderation Item" ("decided_by");

-- One row
create table "Moderation Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "review" text not null default 'everybody'::text,
  "flags_to_hide" bigint not null default '3'::bigint,
  "new_account_days" bigint not null default '7'::bigint,
  "new_account_posts" bigint not null default '3'::bigint,
  "posts_a_day" bigint not null default '20'::bigint,
  constraint "Moderation Settings name" primary key ("name")
);

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
  "phone" text,
  "email" text,
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

create table "Order" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'awaiting payment'::text,
  "contact_name" text not null,
  "phone" text not null,
  "email" text,
  "user" text,
  "language" text,
  "placed_at" timestamp,
  "expires_at" timestamp,
  "city" text,
  "state_name" text,
  "zipcode" text,
  "address" text,
  "gstin" text,
  "place_of_supply" text,
  "payment_choice" text not null default 'online'::text,
  "currency" text not null default 'INR'::text,
  "items_amount" bigint not null default '0'::bigint,
  "discount_amount" bigint not null default '0'::bigint,
  "shipping_amount" bigint not null default '0'::bigint,
  "fee_amount" bigint not null default '0'::bigint,
  "tax_amount" bigint not null default '0'::bigint,
  "total" bigint not null default '0'::bigint,
  "credited_amount" bigint not null default '0'::bigint,
  "paid_amount" bigint not null default '0'::bigint,
  "refunded_amount" bigint not null default '0'::bigint,
  "coupon_code" text,
  "discounts" text,
  "payment" text,
  "affiliate_code" text,
  "affiliate_on" date,
  "reservation" text,
  "token_hash" text,
  "idempotency_key" text,
  constraint "Order name" primary key ("name"),
  constraint "Order.token_hash unique" unique ("token_hash"),
  constraint "Order.idempotency_key unique" unique ("idempotency_key"),
  constraint "Order.address json" check ("address" is json),
  constraint "Order.discounts json" check ("discounts" is json)
);
create index "Order.creation+name index" on "Order" ("creation", "name");
create index "Order.user+creation+name index" on "Order" ("user", "creation", "name");
create index "Order.state index" on "Order" ("state");
create index "Order.phone index" on "Order" ("phone");
create index "Order.expires_at index" on "Order" ("expires_at");
create index "Order.payment index" on "Order" ("payment");

create table "Order Edit" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "order" text not null,
  "what" text not null,
  "total_before" bigint not null default '0'::bigint,
  "total_after" bigint not null default '0'::bigint,
  "before" text,
  constraint "Order Edit name" primary key ("name"),
  constraint "Order Edit.before json" check ("before" is json)
);
create index "Order Edit.creation+name index" on "Order Edit" ("creation", "name");
create index "Order Edit.order index" on "Order Edit" ("order");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Order Edit.append only" before update or delete or truncate on "Order Edit" for each statement execute function mela_refuse_change();

-- Rows of Order.lines
create table "Order Line" (
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
  "title" text not null,
  "variant_label" text,
  "sku" text,
  "quantity" bigint not null default '1'::bigint,
  "price" bigint not null default '0'::bigint,
  "amount" bigint not null default '0'::bigint,
  "discount" bigint not null default '0'::bigint,
  "total" bigint not null default '0'::bigint,
  "fulfilment" text,
  "cancelled_quantity" bigint not null default '0'::bigint,
  "returned_quantity" bigint not null default '0'::bigint,
  "refunded_quantity" bigint not null default '0'::bigint,
  "allowed_amount" bigint not null default '0'::bigint,
  "product" text,
  "variant" text not null,
  "business" text not null,
  "branch" text,
  "image" text,
  "route" text,
  "weight_grams" bigint not null default '0'::bigint,
  "returnable" smallint not null default '0'::smallint,
  "return_days" bigint not null default '0'::bigint,
  "is_digital" smallint not null default '0'::smallint,
  "tracks_stock" smallint not null default '0'::smallint,
  "tax_class" text,
  "hsn" text,
  "tax_rate" bigint not null default '0'::bigint,
  "cess_rate" bigint not null default '0'::bigint,
  "taxable" bigint not null default '0'::bigint,
  "cgst" bigint not null default '0'::bigint,
  "sgst" bigint not null default '0'::bigint,
  "igst" bigint not null default '0'::bigint,
  "cess" bigint not null default '0'::bigint,
  constraint "Order Line name" primary key ("name")
);
create index "Order Line.parent+parentfield+idx index" on "Order Line" ("parent", "parentfield", "idx");
create index "Order Line.fulfilment index" on "Order Line" ("fulfilment");
create index "Order Line.product index" on "Order Line" ("product");
create index "Order Line.business index" on "Order Line" ("business");
create index "Order Line.branch index" on "Order Line" ("branch");

create table "Order Link" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "order" text not null,
  "token_hash" text not null,
  constraint "Order Link name" primary key ("name"),
  constraint "Order Link.token_hash unique" unique ("token_hash")
);
create index "Order Link.modified+name index" on "Order Link" ("modified", "name");
create index "Order Link.creation+name index" on "Order Link" ("creation", "name");
create index "Order Link.order index" on "Order Link" ("order");

create table "Order Refund" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'planned'::text,
  "order" text not null,
  "fulfilment" text not null,
  "business" text not null,
  "contact_name" text,
  "with_delivery" smallint not null default '0'::smallint,
  "allowance" bigint not null default '0'::bigint,
  "reason" text,
  "delivery_amount" bigint not null default '0'::bigint,
  "tax_amount" bigint not null default '0'::bigint,
  "amount" bigint not null default '0'::bigint,
  "credit_note" text,
  constraint "Order Refund name" primary key ("name")
);
create index "Order Refund.creation+name index" on "Order Refund" ("creation", "name");
create index "Order Refund.state index" on "Order Refund" ("state");
create index "Order Refund.order index" on "Order Refund" ("order");
create index "Order Refund.fulfilment index" on "Order Refund" ("fulfilment");
create index "Order Refund.business index" on "Order Refund" ("business");
create index "Order Refund.credit_note index" on "Order Refund" ("credit_note");

-- Rows of Order Refund.items
create table "Order Refund Item" (
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
  "title" text not null,
  "left" bigint not null default '0'::bigint,
  "quantity" bigint not null default '0'::bigint,
  "amount" bigint not null default '0'::bigint,
  "order_line" text not null,
  constraint "Order Refund Item name" primary key ("name")
);
create index "Order Refund Item.parent+parentfield+idx index" on "Order Refund Item" ("parent", "parentfield", "idx");

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
  "card" text,
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
  "secret_values" text,
  constraint "Outbox Message name" primary key ("name"),
  constraint "Outbox Message.card json" check ("card" is json)
);
create index "Outbox Message.creation+name index" on "Outbox Message" ("creation", "name");
create index "Outbox Message.recipient index" on "Outbox Message" ("recipient");
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
  "gift_card" text,
  "error" text,
  "expires_at" timestamp,
  "captured_at" timestamp,
  "fee" bigint,
  "captured_amount" bigint not null default '0'::bigint,
  "captured_currency" text,
  "refunded_amount" bigint not null default '0'::bigint,
  "lost_amount" bigint not null default '0'::bigint,
  "allocation" text not null default 'none'::text,
  "attention" text,
  "attention_note" text,
  "is_held" smallint not null default '0'::smallint,
  "duplicate_of" text,
  "credits" text,
  "checkout" text,
  "idempotency_key" text not null,
  "token_hash" text,
  "encrypted_token" text,
  "times_returned" bigint not null default '0'::bigint,
  "dispute_entry" text,
  "query_count" bigint not null default '0'::bigint,
  "applied_query" bigint not null default '0'::bigint,
  "opens_with" text,
  "is_in_progress" smallint not null default '0'::smallint,
  "opened_at" timestamp not null,
  "last_queried_at" timestamp,
  "next_query_at" timestamp,
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
create index "Payment.gift_card index" on "Payment" ("gift_card");
create index "Payment.expires_at index" on "Payment" ("expires_at");
create index "Payment.allocation index" on "Payment" ("allocation");
create index "Payment.attention index" on "Payment" ("attention");
create index "Payment.duplicate_of index" on "Payment" ("duplicate_of");
create index "Payment.next_query_at index" on "Payment" ("next_query_at");
create or replace function "Payment.captured rule"() returns trigger language plpgsql as $rule$
begin
  if old.captured_amount = 0 then
    if tg_op = 'DELETE' then return old; else return new; end if;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'A payment that money was taken for stays' using errcode = 'check_violation', constraint = 'Payment.deleted';
  end if;
  if (new.gateway, new.gateway_payment, new.captured_amount, new.captured_currency)
    is distinct from (old.gateway, old.gateway_payment, old.captured_amount, old.captured_currency) then
    raise exception 'What was taken cannot change' using errcode = 'check_violation', constraint = 'Payment.fixed';
  end if;
  return new;
end$rule$;
create trigger "Payment.captured rule" before update or delete on "Payment" for each row execute function "Payment.captured rule"();
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

create table "Pledge" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "state" text not null default 'draft'::text,
  "business" text not null,
  "percent" double precision not null,
  "beneficiary_type" text not null default 'Contribution Purpose'::text,
  "beneficiary" text not null,
  "beneficiary_title" text,
  "goal" bigint,
  "category" text,
  "product" text,
  "from_day" date not null,
  "to_day" date,
  "cap_amount" bigint,
  constraint "Pledge name" primary key ("name")
);
create index "Pledge.creation+name index" on "Pledge" ("creation", "name");
create index "Pledge.state index" on "Pledge" ("state");
create index "Pledge.business index" on "Pledge" ("business");
create index "Pledge.category index" on "Pledge" ("category");
create index "Pledge.product index" on "Pledge" ("product");
create index "Pledge.from_day index" on "Pledge" ("from_day");

create table "Pledge Sale" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "pledge" text not null,
  "state" text not null default 'pending'::text,
  "business" text not null,
  "order" text not null,
  "fulfilment" text not null,
  "sold_on" date not null,
  "sales_amount" bigint not null default '0'::bigint,
  "amount" bigint not null default '0'::bigint,
  "reversed_amount" bigint not null default '0'::bigint,
  "final_on" date,
  "confirmed_on" date,
  "parts" text not null,
  constraint "Pledge Sale name" primary key ("name"),
  constraint "Pledge Sale.pledge+fulfilment unique" unique ("pledge", "fulfilment"),
  constraint "Pledge Sale.parts json" check ("parts" is json)
);
create index "Pledge Sale.creation+name index" on "Pledge Sale" ("creation", "name");
create index "Pledge Sale.state index" on "Pledge Sale" ("state");
create index "Pledge Sale.business index" on "Pledge Sale" ("business");
create index "Pledge Sale.order index" on "Pledge Sale" ("order");
create index "Pledge Sale.fulfilment index" on "Pledge Sale" ("fulfilment");
create index "Pledge Sale.final_on index" on "Pledge Sale" ("final_on");
create or replace function "Pledge Sale.within amount rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'Pledged sales stay' using errcode = 'check_violation', constraint = 'Pledge Sale.deleted';
  end if;
  if new.reversed_amount < 0 or new.reversed_amount > new.amount then
    raise exception 'The sale did not give that much' using errcode = 'check_violation', constraint = 'Pledge Sale.overdrawn';
  end if;
  if tg_op = 'UPDATE' and (new.pledge, new.fulfilment, new.amount, new.parts)
    is distinct from (old.pledge, old.fulfilment, old.amount, old.parts) then
    raise exception 'What a sale gave cannot change' using errcode = 'check_violation', constraint = 'Pledge Sale.fixed';
  end if;
  return new;
end$rule$;
create trigger "Pledge Sale.within amount rule" before insert or update or delete on "Pledge Sale" for each row execute function "Pledge Sale.within amount rule"();

create table "Postal Code" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "postal_code" text not null,
  "area" text,
  "city" text not null,
  "state" text not null,
  "latitude" double precision,
  "longitude" double precision,
  constraint "Postal Code name" primary key ("name"),
  constraint "Postal Code.postal_code unique" unique ("postal_code")
);
create index "Postal Code.creation+name index" on "Postal Code" ("creation", "name");

create table "Privacy Request" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "kind" text not null,
  "family" text,
  "student" text,
  "detail" text,
  "state" text not null default 'received'::text,
  "due_on" date,
  "answer" text,
  "requested_by" text,
  "decided_by" text,
  constraint "Privacy Request name" primary key ("name")
);
create index "Privacy Request.due_on+name index" on "Privacy Request" ("due_on", "name");
create index "Privacy Request.creation+name index" on "Privacy Request" ("creation", "name");
create index "Privacy Request.family index" on "Privacy Request" ("family");
create index "Privacy Request.student index" on "Privacy Request" ("student");
create index "Privacy Request.requested_by index" on "Privacy Request" ("requested_by");
create index "Privacy Request.decided_by index" on "Privacy Request" ("decided_by");

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
  "change_in_review" text,
  "short_description" text,
  "description" text,
  "image" text,
  "keywords" text,
  "price" bigint not null,
  "compare_at_price" bigint,
  "tax_class" text,
  "hsn" text,
  "cod_allowed" smallint not null default '1'::smallint,
  "returnable" smallint not null default '1'::smallint,
  "return_days" bigint not null default '7'::bigint,
  "is_digital" smallint not null default '0'::smallint,
  "tracks_stock" smallint not null default '1'::smallint,
  "display_order" bigint,
  "search_words" text,
  constraint "Product name" primary key ("name"),
  constraint "Product.route unique" unique ("route")
);
create index "Product.modified+name index" on "Product" ("modified", "name");
create index "Product.creation+name index" on "Product" ("creation", "name");
create index "Product.business index" on "Product" ("business");
create index "Product.category index" on "Product" ("category");
create index "Product.brand index" on "Product" ("brand");
create index "Product.state index" on "Product" ("state");
create index "Product.change_in_review index" on "Product" ("change_in_review");
create index "Product.tax_class index" on "Product" ("tax_class");

create table "Product Answer" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "question" text not null,
  "product" text not null,
  "text" text not null,
  "answers_as" text not null default 'buyer'::text,
  "author_name" text not null,
  "written_on" date,
  "helpful" bigint not null default '0'::bigint,
  "state" text not null default 'pending'::text,
  "rejected_because" text,
  "flags" bigint not null default '0'::bigint,
  "is_checked" smallint not null default '0'::smallint,
  "author" text,
  constraint "Product Answer name" primary key ("name")
);
create index "Product Answer.creation+name index" on "Product Answer" ("creation", "name");
create index "Product Answer.question index" on "Product Answer" ("question");
create index "Product Answer.product index" on "Product Answer" ("product");
create index "Product Answer.written_on index" on "Product Answer" ("written_on");
create index "Product Answer.state index" on "Product Answer" ("state");
create index "Product Answer.author index" on "Product Answer" ("author");

-- Rows of Product.attributes
create table "Product Attribute" (
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
  "attribute" text not null,
  "value" text not null,
  constraint "Product Attribute name" primary key ("name")
);
create index "Product Attribute.parent+parentfield+idx index" on "Product Attribute" ("parent", "parentfield", "idx");

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

create table "Product Change" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product_title" text,
  "state" text not null default 'waiting'::text,
  "product" text not null,
  "business" text not null,
  "summary" text,
  "answer" text,
  "requested_by" text,
  "decided_by" text,
  "proposed" text,
  constraint "Product Change name" primary key ("name"),
  constraint "Product Change.proposed json" check ("proposed" is json)
);
create index "Product Change.creation+name index" on "Product Change" ("creation", "name");
create index "Product Change.state index" on "Product Change" ("state");
create index "Product Change.product index" on "Product Change" ("product");
create index "Product Change.business index" on "Product Change" ("business");
create index "Product Change.requested_by index" on "Product Change" ("requested_by");
create index "Product Change.decided_by index" on "Product Change" ("decided_by");

-- Rows of Product Change.lines
create table "Product Change Line" (
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
  "what" text,
  "now" text,
  "proposed" text,
  constraint "Product Change Line name" primary key ("name")
);
create index "Product Change Line.parent+parentfield+idx index" on "Product Change Line" ("parent", "parentfield", "idx");

create table "Product Download" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "business" text not null,
  "title" text not null,
  "file" text not null,
  "is_active" smallint not null default '1'::smallint,
  constraint "Product Download name" primary key ("name")
);
create index "Product Download.creation+name index" on "Product Download" ("creation", "name");
create index "Product Download.product index" on "Product Download" ("product");
create index "Product Download.business index" on "Product Download" ("business");

create table "Product Listing" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "is_listed" smallint not null default '0'::smallint,
  "route" text,
  "title" text,
  "image" text,
  "business" text,
  "business_name" text,
  "sellers" text,
  "seller_offers" text,
  "brand" text,
  "category" text,
  "trail" text,
  "price" bigint,
  "price_to" bigint,
  "compare_at_price" bigint,
  "variant" text,
  "seller" text,
  "variants" bigint,
  "in_stock" smallint not null default '0'::smallint,
  "back_order" text,
  "rating" double precision,
  "reviews" bigint,
  "display_order" bigint,
  "created_on" text,
  "attributes" text,
  "words" text,
  "translated_texts" text,
  "changed_in" bigint,
  constraint "Product Listing name" primary key ("name"),
  constraint "Product Listing.sellers json" check ("sellers" is json),
  constraint "Product Listing.seller_offers json" check ("seller_offers" is json),
  constraint "Product Listing.trail json" check ("trail" is json),
  constraint "Product Listing.attributes json" check ("attributes" is json),
  constraint "Product Listing.translated_texts json" check ("translated_texts" is json)
);
create index "Product Listing.product+name index" on "Product Listing" ("product", "name");
create index "Product Listing.creation+name index" on "Product Listing" ("creation", "name");
create index "Product Listing.brand index" on "Product Listing" ("brand");
create index "Product Listing.category index" on "Product Listing" ("category");
create index "Product Listing.changed_in index" on "Product Listing" ("changed_in");
create or replace function "Product Listing.stamped rule"() returns trigger language plpgsql as $rule$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end$rule$;
create trigger "Product Listing.stamped rule" before insert or update on "Product Listing" for each row execute function "Product Listing.stamped rule"();

create table "Product Offer" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "product_title" text,
  "sku" text,
  "option_values" text,
  "variant" text,
  "business" text not null,
  "price" bigint not null,
  "compare_at_price" bigint,
  "state" text not null default 'draft'::text,
  constraint "Product Offer name" primary key ("name"),
  constraint "Product Offer.variant+business unique" unique ("variant", "business")
);
create index "Product Offer.modified+name index" on "Product Offer" ("modified", "name");
create index "Product Offer.creation+name index" on "Product Offer" ("creation", "name");
create index "Product Offer.product index" on "Product Offer" ("product");
create index "Product Offer.business index" on "Product Offer" ("business");
create index "Product Offer.state index" on "Product Offer" ("state");

-- Rows of Product.pictures
-- Rows of Product Change.pictures
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

create table "Product Question" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "text" text not null,
  "answers" bigint not null default '0'::bigint,
  "author_name" text not null,
  "written_on" date,
  "helpful" bigint not null default '0'::bigint,
  "state" text not null default 'pending'::text,
  "rejected_because" text,
  "flags" bigint not null default '0'::bigint,
  "is_checked" smallint not null default '0'::smallint,
  "author" text,
  constraint "Product Question name" primary key ("name")
);
create index "Product Question.creation+name index" on "Product Question" ("creation", "name");
create index "Product Question.product index" on "Product Question" ("product");
create index "Product Question.written_on index" on "Product Question" ("written_on");
create index "Product Question.state index" on "Product Question" ("state");
create index "Product Question.author index" on "Product Question" ("author");

create table "Product Rating" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "rating" double precision,
  "reviews" bigint not null default '0'::bigint,
  "stars_5" bigint not null default '0'::bigint,
  "stars_4" bigint not null default '0'::bigint,
  "stars_3" bigint not null default '0'::bigint,
  "stars_2" bigint not null default '0'::bigint,
  "stars_1" bigint not null default '0'::bigint,
  constraint "Product Rating name" primary key ("name")
);
create index "Product Rating.reviews+name index" on "Product Rating" ("reviews", "name");
create index "Product Rating.creation+name index" on "Product Rating" ("creation", "name");
create or replace function "Product Rating.sums rule"() returns trigger language plpgsql as $rule$
begin
  if least(new.stars_1, new.stars_2, new.stars_3, new.stars_4, new.stars_5) < 0 then
    raise exception 'Reviews were counted wrong' using errcode = 'check_violation', constraint = 'Product Rating.counted';
  end if;
  new.reviews := new.stars_1 + new.stars_2 + new.stars_3 + new.stars_4 + new.stars_5;
  new.rating := case when new.reviews > 0
    then round((1 * new.stars_1 + 2 * new.stars_2 + 3 * new.stars_3 + 4 * new.stars_4 + 5 * new.stars_5)::numeric / new.reviews, 2) end;
  return new;
end$rule$;
create trigger "Product Rating.sums rule" before insert or update on "Product Rating" for each row execute function "Product Rating.sums rule"();

create table "Product Review" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "product" text not null,
  "stars" bigint not null default '5'::bigint,
  "title" text,
  "text" text not null,
  "variant_label" text,
  "author_name" text not null,
  "written_on" date,
  "helpful" bigint not null default '0'::bigint,
  "state" text not null default 'pending'::text,
  "rejected_because" text,
  "flags" bigint not null default '0'::bigint,
  "is_checked" smallint not null default '0'::smallint,
  "author" text,
  "answer" text,
  "answered_by" text,
  "answered_on" date,
  "business" text,
  "order" text,
  "buyer" text,
  constraint "Product Review name" primary key ("name"),
  constraint "Product Review.product+buyer unique" unique ("product", "buyer")
);
create index "Product Review.creation+name index" on "Product Review" ("creation", "name");
create index "Product Review.written_on index" on "Product Review" ("written_on");
create index "Product Review.state index" on "Product Review" ("state");
create index "Product Review.author index" on "Product Review" ("author");
create index "Product Review.business index" on "Product Review" ("business");
create index "Product Review.order index" on "Product Review" ("order");
create or replace function "Product Review.counts rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'UPDATE' and (old.state = 'published', old.stars, old.product)
      is not distinct from (new.state = 'published', new.stars, new.product) then
    return new;
  end if;
  if tg_op <> 'INSERT' and (old.state = 'published') then
    update "Product Rating" set stars_1 = stars_1 - (old.stars = 1)::int, stars_2 = stars_2 - (old.stars = 2)::int, stars_3 = stars_3 - (old.stars = 3)::int, stars_4 = stars_4 - (old.stars = 4)::int, stars_5 = stars_5 - (old.stars = 5)::int
      where name = old.product;
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if (new.state = 'published') then
    insert into "Product Rating" as r (name, product, owner, creation, modified, modified_by, stars_1, stars_2, stars_3, stars_4, stars_5)
      values (new.product, new.product, 'Administrator', clock_timestamp(), clock_timestamp(), 'Administrator',
        (new.stars = 1)::int, (new.stars = 2)::int, (new.stars = 3)::int, (new.stars = 4)::int, (new.stars = 5)::int)
      on conflict (name) do update
        set stars_1 = r.stars_1 + excluded.stars_1, stars_2 = r.stars_2 + excluded.stars_2, stars_3 = r.stars_3 + excluded.stars_3, stars_4 = r.stars_4 + excluded.stars_4, stars_5 = r.stars_5 + excluded.stars_5;
  end if;
  return new;
end$rule$;
create trigger "Product Review.counts rule" before insert or update or delete on "Product Review" for each row execute function "Product Review.counts rule"();

create table "Product Route" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "route" text not null,
  "product" text not null,
  constraint "Product Route name" primary key ("name"),
  constraint "Product Route.route unique" unique ("route")
);
create index "Product Route.modified+name index" on "Product Route" ("modified", "name");
create index "Product Route.creation+name index" on "Product Route" ("creation", "name");
create index "Product Route.product index" on "Product Route" ("product");

-- Rows of Product.variants
create table "Product Variant" (
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
  "sku" text not null,
  "option_values" text,
  "price" bigint not null,
  "compare_at_price" bigint,
  "weight_grams" bigint not null default '0'::bigint,
  "image" text,
  "barcode" text,
  "is_archived" smallint not null default '0'::smallint,
  constraint "Product Variant name" primary key ("name")
);
create index "Product Variant.parent+parentfield+idx index" on "Product Variant" ("parent", "parentfield", "idx");
create index "Product Variant.sku index" on "Product Variant" ("sku");

create table "Promotion" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "from_year" text not null,
  "to_year" text not null,
  "state" text not null default 'draft'::text,
  "promoted_on" date,
  "promoted_by" text,
  "retained" bigint,
  "undone_at" timestamp,
  "count" bigint not null default '0'::bigint,
  "placed" bigint,
  "staying" bigint,
  "leaving" bigint,
  "not_included" bigint,
  constraint "Promotion name" primary key ("name")
);
create index "Promotion.creation+name index" on "Promotion" ("creation", "name");
create index "Promotion.from_year index" on "Promotion" ("from_year");
create index "Promotion.to_year index" on "Promotion" ("to_year");
create index "Promotion.promoted_by index" on "Promotion" ("promoted_by");

create table "Promotion Entry" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "promotion" text not null,
  "student" text not null,
  "from_class" text not null,
  "to_class" text not null,
  "previous_enrolment" text not null,
  "new_enrolment" text,
  "renewal" text,
  constraint "Promotion Entry name" primary key ("name")
);
create index "Promotion Entry.creation+name index" on "Promotion Entry" ("creation", "name");
create index "Promotion Entry.promotion index" on "Promotion Entry" ("promotion");
create index "Promotion Entry.student index" on "Promotion Entry" ("student");
create index "Promotion Entry.from_class index" on "Promotion Entry" ("from_class");
create index "Promotion Entry.to_class index" on "Promotion Entry" ("to_class");

-- Rows of Promotion.problems
create table "Promotion Problem" (
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
  "student" text,
  "full_name" text,
  "from_class" text,
  "problem" text,
  constraint "Promotion Problem name" primary key ("name")
);
create index "Promotion Problem.parent+parentfield+idx index" on "Promotion Problem" ("parent", "parentfield", "idx");
create index "Promotion Problem.student index" on "Promotion Problem" ("student");
create index "Promotion Problem.from_class index" on "Promotion Problem" ("from_class");

create table "Promotion Redemption" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "promotion" text not null,
  "coupon" text,
  "code" text,
  "order" text not null,
  "amount" bigint not null default '0'::bigint,
  "given_back" bigint not null default '0'::bigint,
  "is_released" smallint not null default '0'::smallint,
  constraint "Promotion Redemption name" primary key ("name"),
  constraint "Promotion Redemption.order+promotion unique" unique ("order", "promotion")
);
create index "Promotion Redemption.creation+name index" on "Promotion Redemption" ("creation", "name");
create index "Promotion Redemption.promotion index" on "Promotion Redemption" ("promotion");
create index "Promotion Redemption.coupon index" on "Promotion Redemption" ("coupon");

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

create table "Quote" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'draft'::text,
  "customer_name" text not null,
  "email" text,
  "phone" text,
  "language" text not null default 'en'::text,
  "valid_until" date not null,
  "note" text,
  "total" bigint not null default '0'::bigint,
  "order" text,
  "sent_on" date,
  "sent_count" bigint not null default '0'::bigint,
  "code" text,
  constraint "Quote name" primary key ("name"),
  constraint "Quote.code unique" unique ("code")
);
create index "Quote.creation+name index" on "Quote" ("creation", "name");
create index "Quote.state index" on "Quote" ("state");
create index "Quote.valid_until index" on "Quote" ("valid_until");
create index "Quote.order index" on "Quote" ("order");

-- Rows of Quote.lines
create table "Quote Line" (
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
  "product" text not null,
  "sku" text,
  "quantity" bigint not null default '1'::bigint,
  "price" bigint,
  "title" text,
  "variant_label" text,
  "list_price" bigint,
  "variant" text,
  "business" text,
  "image" text,
  "route" text,
  constraint "Quote Line name" primary key ("name")
);
create index "Quote Line.parent+parentfield+idx index" on "Quote Line" ("parent", "parentfield", "idx");
create index "Quote Line.product index" on "Quote Line" ("product");
create index "Quote Line.business index" on "Quote Line" ("business");

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
  "manual_payment" text,
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
create index "Receipt.manual_payment index" on "Receipt" ("manual_payment");
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
create or replace function "Receipt.immutable rule"() returns trigger language plpgsql as $rule$
declare
  changing constant text[] := array['state', 'cancelled_on', 'cancel_reason', 'issued_for', 'returned', 'modified', 'modified_by', 'owner', 'payer', 'organisation', 'reference_name', 'payment', 'manual_payment', 'cash_collection'];
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
create trigger "Receipt.immutable rule" before update or delete on "Receipt" for each row execute function "Receipt.immutable rule"();

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
  "sent_at" timestamp,
  "done_at" timestamp,
  "error" text,
  "entry" text,
  "paid_entry" text,
  "idempotency_key" text,
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
    raise exception 'A refund stays' using errcode = 'check_violation', constraint = 'Refund.deleted';
  end if;
  if (new.payment, new.amount, new.destination) is distinct from (old.payment, old.amount, old.destination) then
    raise exception 'What a refund is of, how much and where to cannot change' using errcode = 'check_violation', constraint = 'Refund.fixed';
  end if;
  return new;
end$rule$;
create trigger "Refund.decided rule" before update or delete on "Refund" for each row execute function "Refund.decided rule"();

create table "Refund Payee" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reference_type" text not null,
  "reference_name" text not null,
  "payee_method" text,
  "payee" text,
  "payee_name" text,
  "payee_upi" text,
  "payee_account" text,
  "payee_ifsc" text,
  constraint "Refund Payee name" primary key ("name"),
  constraint "Refund Payee.reference_type+reference_name unique" unique ("reference_type", "reference_name")
);
create index "Refund Payee.creation+name index" on "Refund Payee" ("creation", "name");

create table "Registration Link" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "registration" text not null,
  "token_hash" text not null,
  constraint "Registration Link name" primary key ("name"),
  constraint "Registration Link.token_hash unique" unique ("token_hash")
);
create index "Registration Link.modified+name index" on "Registration Link" ("modified", "name");
create index "Registration Link.creation+name index" on "Registration Link" ("creation", "name");
create index "Registration Link.registration index" on "Registration Link" ("registration");

create table "Registration Step" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "student" text not null,
  "status" text not null,
  constraint "Registration Step name" primary key ("name")
);
create index "Registration Step.creation+name index" on "Registration Step" ("creation", "name");
create index "Registration Step.student index" on "Registration Step" ("student");

create table "Rejected Events" (
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
  constraint "Rejected Events name" primary key ("name"),
  constraint "Rejected Events.gateway+day unique" unique ("gateway", "day")
);
create index "Rejected Events.day+name index" on "Rejected Events" ("day", "name");
create index "Rejected Events.creation+name index" on "Rejected Events" ("creation", "name");

create table "Renewal Pass" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "token_hash" text not null,
  "phone" text not null,
  "guardian_name" text not null,
  "user" text,
  "students" text not null,
  "expires" timestamp not null,
  constraint "Renewal Pass name" primary key ("name"),
  constraint "Renewal Pass.token_hash unique" unique ("token_hash"),
  constraint "Renewal Pass.students json" check ("students" is json)
);
create index "Renewal Pass.creation+name index" on "Renewal Pass" ("creation", "name");
create index "Renewal Pass.user index" on "Renewal Pass" ("user");
create index "Renewal Pass.expires index" on "Renewal Pass" ("expires");

create table "Reply" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "topic" text not null,
  "board" text not null,
  "text" text not null,
  "author_name" text not null,
  "author" text not null,
  "thanks" bigint not null default '0'::bigint,
  "is_hidden" smallint not null default '0'::smallint,
  "hidden_because" text,
  constraint "Reply name" primary key ("name")
);
create index "Reply.creation+name index" on "Reply" ("creation", "name");
create index "Reply.topic index" on "Reply" ("topic");
create index "Reply.board index" on "Reply" ("board");
create index "Reply.author index" on "Reply" ("author");
create index "Reply.is_hidden index" on "Reply" ("is_hidden");

create table "Reply Thanks" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reply" text not null,
  "user" text not null,
  constraint "Reply Thanks name" primary key ("name"),
  constraint "Reply Thanks.reply+user unique" unique ("reply", "user")
);
create index "Reply Thanks.modified+name index" on "Reply Thanks" ("modified", "name");
create index "Reply Thanks.creation+name index" on "Reply Thanks" ("creation", "name");
create index "Reply Thanks.user+modified+name index" on "Reply Thanks" ("user", "modified", "name");

-- Rows of Privacy Request.retained
create table "Retained Record" (
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
  "what" text,
  "why" text,
  "until" date,
  constraint "Retained Record name" primary key ("name")
);
create index "Retained Record.parent+parentfield+idx index" on "Retained Record" ("parent", "parentfield", "idx");

create table "Return" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'requested'::text,
  "order" text not null,
  "fulfilment" text not null,
  "business" text not null,
  "customer" text,
  "contact_name" text,
  "reason" text not null default 'not wanted any more'::text,
  "note" text,
  "resolution" text not null default 'refund'::text,
  "pickup_on" date,
  "answer" text,
  "restock" smallint not null default '1'::smallint,
  "with_delivery" smallint not null default '0'::smallint,
  "refund_amount" bigint not null default '0'::bigint,
  "credit_note" text,
  "new_order" text,
  "carried_amount" bigint not null default '0'::bigint,
  constraint "Return name" primary key ("name")
);
create index "Return.creation+name index" on "Return" ("creation", "name");
create index "Return.customer+creation+name index" on "Return" ("customer", "creation", "name");
create index "Return.state index" on "Return" ("state");
create index "Return.order index" on "Return" ("order");
create index "Return.fulfilment index" on "Return" ("fulfilment");
create index "Return.business index" on "Return" ("business");
create index "Return.credit_note index" on "Return" ("credit_note");
create index "Return.new_order index" on "Return" ("new_order");

-- Rows of Return.items
create table "Return Item" (
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
  "title" text not null,
  "quantity" bigint not null default '1'::bigint,
  "amount" bigint not null default '0'::bigint,
  "order_line" text not null,
  "variant" text,
  "exchange_variant" text,
  constraint "Return Item name" primary key ("name")
);
create index "Return Item.parent+parentfield+idx index" on "Return Item" ("parent", "parentfield", "idx");

-- Rows of Return.photos
create table "Return Photo" (
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
  "photo" text not null,
  constraint "Return Photo name" primary key ("name")
);
create index "Return Photo.parent+parentfield+idx index" on "Return Photo" ("parent", "parentfield", "idx");

create table "Review Flag" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "reference_doctype" text not null,
  "reference_name" text not null,
  "reason" text not null default 'something else'::text,
  "detail" text,
  "user" text,
  "flagger" text not null,
  constraint "Review Flag name" primary key ("name"),
  constraint "Review Flag.reference_doctype+reference_name+flagger unique" unique ("reference_doctype", "reference_name", "flagger")
);
create index "Review Flag.creation+name index" on "Review Flag" ("creation", "name");
create index "Review Flag.reference_name index" on "Review Flag" ("reference_name");
create index "Review Flag.user index" on "Review Flag" ("user");

-- Rows of Product Review.photos
create table "Review Photo" (
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
  "photo" text not null,
  constraint "Review Photo name" primary key ("name")
);
create index "Review Photo.parent+parentfield+idx index" on "Review Photo" ("parent", "parentfield", "idx");

-- One row
create table "Review Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "invite_after_days" bigint not null default '5'::bigint,
  "flags_to_hide" bigint not null default '3'::bigint,
  constraint "Review Settings name" primary key ("name")
);

create table "Reward Entry" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "state" text not null default 'pending'::text,
  "points" bigint not null default '0'::bigint,
  "point_value" bigint not null,
  "used_points" bigint not null default '0'::bigint,
  "expired_points" bigint not null default '0'::bigint,
  "reversed_points" bigint not null default '0'::bigint,
  "returned_points" bigint not null default '0'::bigint,
  "owed_points" bigint not null default '0'::bigint,
  "available_on" date not null,
  "expires_on" date,
  "parts" text not null,
  "description" text,
  "reference_type" text not null,
  "reference_name" text not null,
  constraint "Reward Entry name" primary key ("name"),
  constraint "Reward Entry.reference_type+reference_name unique" unique ("reference_type", "reference_name"),
  constraint "Reward Entry.parts json" check ("parts" is json)
);
create index "Reward Entry.creation+name index" on "Reward Entry" ("creation", "name");
create index "Reward Entry.user+creation+name index" on "Reward Entry" ("user", "creation", "name");
create index "Reward Entry.state index" on "Reward Entry" ("state");
create index "Reward Entry.available_on index" on "Reward Entry" ("available_on");
create index "Reward Entry.expires_on index" on "Reward Entry" ("expires_on");
create or replace function "Reward Entry.within points rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'Points stay' using errcode = 'check_violation', constraint = 'Reward Entry.deleted';
  end if;
  if new.used_points < 0 or new.expired_points < 0 or new.reversed_points < 0
    or new.used_points + new.expired_points + new.reversed_points > new.points then
    raise exception 'The entry does not have that many points' using errcode = 'check_violation', constraint = 'Reward Entry.overdrawn';
  end if;
  if tg_op = 'UPDATE' and (new."user", new.points, new.point_value) is distinct from (old."user", old.points, old.point_value) then
    raise exception 'Whose points they are and what they pay cannot change' using errcode = 'check_violation', constraint = 'Reward Entry.fixed';
  end if;
  return new;
end$rule$;
create trigger "Reward Entry.within points rule" before insert or update or delete on "Reward Entry" for each row execute function "Reward Entry.within points rule"();

create table "Reward Movement" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "reward_entry" text not null,
  "kind" text not null,
  "points" bigint not null,
  "amount" bigint not null,
  "payment" text,
  "description" text,
  constraint "Reward Movement name" primary key ("name")
);
create index "Reward Movement.creation+name index" on "Reward Movement" ("creation", "name");
create index "Reward Movement.user+creation+name index" on "Reward Movement" ("user", "creation", "name");
create index "Reward Movement.reward_entry index" on "Reward Movement" ("reward_entry");
create index "Reward Movement.payment index" on "Reward Movement" ("payment");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Reward Movement.append only" before update or delete or truncate on "Reward Movement" for each statement execute function mela_refuse_change();

-- Rows of Reward Settings.values
create table "Reward Point Value" (
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
  "valid_from" date not null,
  "value" bigint not null,
  constraint "Reward Point Value name" primary key ("name")
);
create index "Reward Point Value.parent+parentfield+idx index" on "Reward Point Value" ("parent", "parentfield", "idx");

create table "Reward Rule" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "category" text,
  "points" bigint not null,
  "per_amount" bigint not null default '10000'::bigint,
  "valid_from" date not null,
  "valid_until" date,
  constraint "Reward Rule name" primary key ("name")
);
create index "Reward Rule.valid_from+name index" on "Reward Rule" ("valid_from", "name");
create index "Reward Rule.creation+name index" on "Reward Rule" ("creation", "name");
create index "Reward Rule.category index" on "Reward Rule" ("category");

-- One row
create table "Reward Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "expiry_days" bigint not null default '365'::bigint,
  "notice_days" bigint not null default '7'::bigint,
  "minimum_points" bigint not null default '50'::bigint,
  "maximum_percent" double precision not null default '50'::double precision,
  constraint "Reward Settings name" primary key ("name")
);

-- Rows of Reward Settings.tiers
create table "Reward Tier" (
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
  "tier_name" text not null,
  "from_points" bigint not null,
  "bonus" double precision,
  constraint "Reward Tier name" primary key ("name")
);
create index "Reward Tier.parent+parentfield+idx index" on "Reward Tier" ("parent", "parentfield", "idx");

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

-- Rows of Fee Schedule.instalments
create table "Scheduled Instalment" (
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
  "due_on" date not null,
  "amount" bigint not null,
  constraint "Scheduled Instalment name" primary key ("name")
);
create index "Scheduled Instalment.parent+parentfield+idx index" on "Scheduled Instalment" ("parent", "parentfield", "idx");

create table "Search Synonym" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "words" text not null,
  "is_active" smallint not null default '1'::smallint,
  constraint "Search Synonym name" primary key ("name")
);
create index "Search Synonym.modified+name index" on "Search Synonym" ("modified", "name");
create index "Search Synonym.creation+name index" on "Search Synonym" ("creation", "name");

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

create table "Shift" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "role" text not null,
  "event" text,
  "place" text,
  "description" text,
  "starts_at" timestamp not null,
  "ends_at" timestamp not null,
  "capacity" bigint not null default '1'::bigint,
  "assigned" bigint not null default '0'::bigint,
  "coordinator" text,
  "min_age" bigint,
  "credential_needed" text,
  "state" text not null default 'draft'::text,
  "clock_code" text,
  constraint "Shift name" primary key ("name")
);
create index "Shift.starts_at+name index" on "Shift" ("starts_at", "name");
create index "Shift.creation+name index" on "Shift" ("creation", "name");
create index "Shift.event index" on "Shift" ("event");
create index "Shift.ends_at index" on "Shift" ("ends_at");
create index "Shift.coordinator index" on "Shift" ("coordinator");
create index "Shift.credential_needed index" on "Shift" ("credential_needed");
create index "Shift.state index" on "Shift" ("state");

create table "Shift Assignment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "shift" text not null,
  "volunteer" text not null,
  "state" text not null default 'offered'::text,
  "starts_at" timestamp,
  "ends_at" timestamp,
  "withdrawal_reason" text,
  "reminded_at" timestamp,
  "clocked_in_at" timestamp,
  "clocked_out_at" timestamp,
  "clocked_by" text,
  constraint "Shift Assignment name" primary key ("name")
);
create index "Shift Assignment.starts_at+name index" on "Shift Assignment" ("starts_at", "name");
create index "Shift Assignment.creation+name index" on "Shift Assignment" ("creation", "name");
create index "Shift Assignment.shift index" on "Shift Assignment" ("shift");
create index "Shift Assignment.volunteer index" on "Shift Assignment" ("volunteer");
create index "Shift Assignment.state index" on "Shift Assignment" ("state");
create or replace function "Shift Assignment.fits rule"() returns trigger language plpgsql as $rule$
declare
  places bigint;
begin
  if new.state not in ('offered', 'accepted', 'done') then
    return new;
  end if;
  select capacity into places from "Shift" where name = new.shift for no key update;
  perform 1 from "Volunteer" where name = new.volunteer for no key update;
  if (select count(*) from "Shift Assignment" other where other.shift = new.shift and other.name <> new.name
      and other.state in ('offered', 'accepted', 'done')) >= places then
    raise exception 'The shift is full' using errcode = 'check_violation', constraint = 'Shift Assignment.full';
  end if;
  if exists (select from "Shift Assignment" other where other.volunteer = new.volunteer and other.name <> new.name
      and other.state in ('offered', 'accepted', 'done')
      and other.starts_at < new.ends_at and other.ends_at > new.starts_at) then
    raise exception 'The volunteer has another shift at that time' using errcode = 'check_violation', constraint = 'Shift Assignment.overlap';
  end if;
  return new;
end$rule$;
create trigger "Shift Assignment.fits rule" before insert or update on "Shift Assignment" for each row execute function "Shift Assignment.fits rule"();

create table "Shift Swap" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "volunteer" text not null,
  "assignment" text not null,
  "shift" text not null,
  "requested_shift" text not null,
  "state" text not null default 'requested'::text,
  "agreed_assignment" text,
  "open_for" text,
  constraint "Shift Swap name" primary key ("name"),
  constraint "Shift Swap.open_for unique" unique ("open_for")
);
create index "Shift Swap.creation+name index" on "Shift Swap" ("creation", "name");
create index "Shift Swap.volunteer index" on "Shift Swap" ("volunteer");
create index "Shift Swap.assignment index" on "Shift Swap" ("assignment");
create index "Shift Swap.shift index" on "Shift Swap" ("shift");
create index "Shift Swap.requested_shift index" on "Shift Swap" ("requested_shift");
create index "Shift Swap.state index" on "Shift Swap" ("state");
create index "Shift Swap.agreed_assignment index" on "Shift Swap" ("agreed_assignment");

create table "Shipment" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "business" text not null,
  "fulfilment_type" text not null default 'Fulfilment'::text,
  "fulfilment" text not null,
  "state" text not null default 'created'::text,
  "carrier" text not null,
  "tracking_number" text,
  "tracking_url" text,
  "shipped_at" timestamp,
  "delivered_at" timestamp,
  constraint "Shipment name" primary key ("name")
);
create index "Shipment.creation+name index" on "Shipment" ("creation", "name");
create index "Shipment.business index" on "Shipment" ("business");
create index "Shipment.fulfilment index" on "Shipment" ("fulfilment");
create index "Shipment.state index" on "Shipment" ("state");
create index "Shipment.tracking_number index" on "Shipment" ("tracking_number");

create table "Shipment Event" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "shipment" text not null,
  "event_id" text not null,
  "status" text not null default 'in transit'::text,
  "at" timestamp not null,
  "place" text,
  "note" text,
  constraint "Shipment Event name" primary key ("name"),
  constraint "Shipment Event.shipment+event_id unique" unique ("shipment", "event_id")
);
create index "Shipment Event.at+name index" on "Shipment Event" ("at", "name");
create index "Shipment Event.creation+name index" on "Shipment Event" ("creation", "name");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Shipment Event.append only" before update or delete or truncate on "Shipment Event" for each statement execute function mela_refuse_change();

create table "Shipping Rate" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "zone" text not null,
  "business" text,
  "service" text not null default 'standard'::text,
  "is_active" smallint not null default '1'::smallint,
  "amount" bigint not null,
  "days_min" bigint not null default '2'::bigint,
  "days_max" bigint not null default '5'::bigint,
  "min_weight" bigint not null default '0'::bigint,
  "max_weight" bigint,
  "min_total" bigint not null default '0'::bigint,
  "max_total" bigint,
  constraint "Shipping Rate name" primary key ("name")
);
create index "Shipping Rate.zone+service+min_weight+name index" on "Shipping Rate" ("zone", "service" desc, "min_weight", "name");
create index "Shipping Rate.creation+name index" on "Shipping Rate" ("creation", "name");
create index "Shipping Rate.business index" on "Shipping Rate" ("business");

create table "Shipping Zone" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "zone_name" text not null,
  "is_active" smallint not null default '1'::smallint,
  "is_served" smallint not null default '1'::smallint,
  "display_order" bigint,
  "memo" text,
  constraint "Shipping Zone name" primary key ("name"),
  constraint "Shipping Zone.zone_name unique" unique ("zone_name")
);
create index "Shipping Zone.display_order+name index" on "Shipping Zone" ("display_order", "name");
create index "Shipping Zone.creation+name index" on "Shipping Zone" ("creation", "name");

-- Rows of Shipping Zone.ranges
create table "Shipping Zone Range" (
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
  "from_postal_code" text not null,
  "to_postal_code" text not null,
  constraint "Shipping Zone Range name" primary key ("name")
);
create index "Shipping Zone Range.parent+parentfield+idx index" on "Shipping Zone Range" ("parent", "parentfield", "idx");
create index "Shipping Zone Range.from_postal_code index" on "Shipping Zone Range" ("from_postal_code");

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
  "new_codes_per_day" bigint,
  "code_countries" text,
  constraint "Sign In Settings name" primary key ("name")
);

create table "Slot Booking" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "slot" text not null,
  "day" date not null,
  "source_type" text not null,
  "source_name" text not null,
  constraint "Slot Booking name" primary key ("name"),
  constraint "Slot Booking.source_name+source_type unique" unique ("source_name", "source_type")
);
create index "Slot Booking.day+name index" on "Slot Booking" ("day", "name");
create index "Slot Booking.creation+name index" on "Slot Booking" ("creation", "name");
create index "Slot Booking.slot index" on "Slot Booking" ("slot");
create or replace function "Slot Booking.takes a place rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A booking stays; another one takes its place' using errcode = 'check_violation', constraint = 'Slot Booking.fixed';
  end if;
  if tg_op = 'DELETE' then
    update "Delivery Slot Day" set booked = booked - 1 where slot = old.slot and day = old.day;
    return old;
  end if;
  insert into "Delivery Slot Day" (name, owner, creation, modified, modified_by, slot, day, booked)
    select s.name || '@' || new.day, new.owner, clock_timestamp(), clock_timestamp(), new.owner, s.name, new.day, 0
    from "Delivery Slot" s where s.name = new.slot on conflict do nothing;
  update "Delivery Slot Day" d set booked = booked + 1 from "Delivery Slot" s
    where d.slot = new.slot and d.day = new.day and s.name = d.slot and s.is_active = 1 and d.booked < s.capacity;
  if not found then
    raise exception 'The slot is full' using errcode = 'check_violation', constraint = 'Delivery Slot Day.full';
  end if;
  return new;
end$rule$;
create trigger "Slot Booking.takes a place rule" before insert or update or delete on "Slot Booking" for each row execute function "Slot Booking.takes a place rule"();

create table "Stock" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "sku" text not null,
  "product" text not null,
  "variant" text not null,
  "branch" text not null,
  "business" text not null,
  "on_hand" bigint not null default '0'::bigint,
  "reserved" bigint not null default '0'::bigint,
  "available" bigint not null default '0'::bigint,
  "backordered" bigint not null default '0'::bigint,
  "low_at" bigint not null default '3'::bigint,
  "is_low" smallint not null default '0'::smallint,
  "stock_policy" text not null default 'deny'::text,
  "back_order_limit" bigint not null default '0'::bigint,
  "release_on" date,
  "restock_days" bigint,
  "move_count" bigint not null default '0'::bigint,
  constraint "Stock name" primary key ("name"),
  constraint "Stock.variant+branch unique" unique ("variant", "branch")
);
create index "Stock.available+name index" on "Stock" ("available", "name");
create index "Stock.creation+name index" on "Stock" ("creation", "name");
create index "Stock.product index" on "Stock" ("product");
create index "Stock.branch index" on "Stock" ("branch");
create index "Stock.business index" on "Stock" ("business");
create index "Stock.is_low index" on "Stock" ("is_low");
create or replace function "Stock.standing rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'INSERT' then
    if new.on_hand <> 0 or new.reserved <> 0 or new.backordered <> 0 or new.move_count <> 0 then
      raise exception 'Stock begins empty' using errcode = 'check_violation', constraint = 'Stock.empty', detail = '';
    end if;
  else
    if (new.on_hand, new.reserved, new.backordered, new.move_count)
        is distinct from (old.on_hand, old.reserved, old.backordered, old.move_count)
      and pg_trigger_depth() < 2 then
      raise exception 'Stock moves with its moves alone' using errcode = 'check_violation', constraint = 'Stock.moved', detail = '';
    end if;
    if (new.name, new.branch, new.variant, new.business) is distinct from (old.name, old.branch, old.variant, old.business) then
      raise exception 'Stock stays where it is' using errcode = 'check_violation', constraint = 'Stock.fixed', detail = '';
    end if;
  end if;
  if tg_op = 'UPDATE' and new.backordered > old.backordered
    and (new.stock_policy = 'deny' or new.backordered > new.back_order_limit) then
    raise exception 'More is sold beyond stock than the limit' using errcode = 'check_violation', constraint = 'Stock.limited', detail = '';
  end if;
  if new.reserved < 0 or new.on_hand < new.reserved or new.backordered < 0 then
    raise exception 'Stock was counted wrong' using errcode = 'check_violation', constraint = 'Stock.counted', detail = '';
  end if;
  new.available := new.on_hand - new.reserved;
  new.is_low := (new.available <= new.low_at)::int;
  return new;
end$rule$;
create trigger "Stock.standing rule" before insert or update on "Stock" for each row execute function "Stock.standing rule"();
create or replace function "Stock.allocated rule"() returns trigger language plpgsql as $rule$
declare
  stands record;
begin
  select on_hand, reserved, backordered into stands from "Stock" where name = new.name;
  if stands.backordered > 0 and stands.on_hand > stands.reserved then
    raise exception 'Available stock belongs to the orders that wait for it' using errcode = 'check_violation', constraint = 'Stock.allocated', detail = '';
  end if;
  return null;
end$rule$;
create constraint trigger "Stock.allocated rule" after update on "Stock" deferrable initially deferred for each row execute function "Stock.allocated rule"();

create table "Stock Move" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "kind" text not null default 'received'::text,
  "sku" text,
  "variant" text,
  "quantity" bigint not null,
  "branch" text not null,
  "note" text,
  "stock" text,
  "product" text,
  "on_hand_change" bigint,
  "reserved_change" bigint,
  "backordered_change" bigint,
  "on_hand_after" bigint,
  "reserved_after" bigint,
  "backordered_after" bigint,
  "sequence" bigint,
  "source_type" text,
  "source_name" text,
  constraint "Stock Move name" primary key ("name"),
  constraint "Stock Move.stock+sequence unique" unique ("stock", "sequence")
);
create index "Stock Move.creation+name index" on "Stock Move" ("creation", "name");
create index "Stock Move.branch index" on "Stock Move" ("branch");
create index "Stock Move.source_name index" on "Stock Move" ("source_name");
create or replace function mela_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger "Stock Move.append only" before update or delete or truncate on "Stock Move" for each statement execute function mela_refuse_change();
create or replace function "Stock Move.moves stock rule"() returns trigger language plpgsql as $rule$
declare
  stands record;
  shelf record;
  asked bigint := coalesce(new.backordered_change, 0);
  left_over bigint;
begin
  new.backordered_change := 0;
  new.stock := new.branch || '-' || new.variant;
  if new.quantity < 0 or (new.quantity = 0 and new.kind <> 'counted') then
    raise exception 'A move moves something' using errcode = 'check_violation', constraint = 'Stock Move.quantity', detail = '';
  end if;
  if new.kind in ('received', 'returned', 'counted') then
    insert into "Stock" (name, owner, creation, modified, modified_by, branch, variant, business, product, sku,
        on_hand, reserved, available, move_count)
      select new.stock, new.owner, new.creation, new.creation, new.owner, b.name, v.name, b.business, v.parent, v.sku, 0, 0, 0, 0
      from "Business Branch" b, "Product Variant" v
      where b.name = new.branch and v.name = new.variant and v.parenttype = 'Product'
      on conflict do nothing;
  end if;
  new.on_hand_change := case new.kind
    when 'received' then new.quantity when 'returned' then new.quantity
    when 'lost' then -new.quantity when 'shipped' then -new.quantity else 0 end;
  if new.kind = 'reserved' and asked > 0 then
    select greatest(0, least(asked, new.quantity - (on_hand - reserved))) into new.backordered_change
      from "Stock" where name = new.stock and stock_policy <> 'deny' for no key update;
    new.backordered_change := coalesce(new.backordered_change, 0);
  elsif new.kind = 'released' then
    new.backordered_change := -asked;
  elsif new.kind = 'allocated' then
    new.backordered_change := -new.quantity;
  end if;
  new.reserved_change := case new.kind
    when 'reserved' then new.quantity - new.backordered_change when 'released' then asked - new.quantity
    when 'allocated' then new.quantity when 'shipped' then -new.quantity else 0 end;
  if new.kind = 'counted' then
    select new.quantity - on_hand into new.on_hand_change from "Stock" where name = new.stock for no key update;
  end if;
  update "Stock" set on_hand = on_hand + new.on_hand_change, reserved = reserved + new.reserved_change,
      backordered = backordered + new.backordered_change, move_count = move_count + 1
    where name = new.stock and reserved + new.reserved_change >= 0
      and on_hand + new.on_hand_change >= reserved + new.reserved_change
      and (new.backordered_change <= 0 or backordered + new.backordered_change <= back_order_limit)
    returning on_hand, reserved, backordered, move_count, product, sku into shelf;
  if not found then
    if new.kind in ('received', 'returned', 'counted') and not exists (select from "Stock" where name = new.stock) then
      raise exception 'There is no such branch or variant' using errcode = 'check_violation', constraint = 'Stock.unknown', detail = '';
    end if;
    
    select on_hand, reserved, backordered, stock_policy, back_order_limit into stands from "Stock" where name = new.stock;
    if new.kind = 'reserved' then
      left_over := coalesce(stands.on_hand - stands.reserved, 0);
      if asked > 0 and stands.stock_policy <> 'deny' then
        left_over := left_over + greatest(0, stands.back_order_limit - stands.backordered);
      end if;
      raise exception 'There is not so much left' using errcode = 'check_violation', constraint = 'Stock.sold out', detail = json_build_object('branch', new.branch, 'variant', new.variant, 'left', left_over)::text;
    end if;
    raise exception 'So much is promised' using errcode = 'check_violation', constraint = 'Stock.promised', detail = json_build_object('branch', new.branch, 'variant', new.variant, 'left', coalesce(stands.reserved, 0))::text;
  end if;
  new.product := shelf.product;
  new.sku := shelf.sku;
  new.on_hand_after := shelf.on_hand;
  new.reserved_after := shelf.reserved;
  new.backordered_after := shelf.backordered;
  new.sequence := shelf.move_count;
  return new;
end$rule$;
create trigger "Stock Move.moves stock rule" before insert on "Stock Move" for each row execute function "Stock Move.moves stock rule"();

create table "Stock Reservation" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'held'::text,
  "source_type" text not null,
  "source_name" text not null,
  "expires_at" timestamp,
  constraint "Stock Reservation name" primary key ("name")
);
create index "Stock Reservation.creation+name index" on "Stock Reservation" ("creation", "name");
create index "Stock Reservation.state index" on "Stock Reservation" ("state");
create index "Stock Reservation.source_name index" on "Stock Reservation" ("source_name");
create index "Stock Reservation.expires_at index" on "Stock Reservation" ("expires_at");

-- Rows of Stock Reservation.lines
create table "Stock Reservation Line" (
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
  "product" text,
  "sku" text,
  "variant" text not null,
  "branch" text not null,
  "quantity" bigint not null,
  "shipped" bigint not null default '0'::bigint,
  "released" bigint not null default '0'::bigint,
  "backordered" bigint not null default '0'::bigint,
  "waits_as" text,
  "expected_on" date,
  "backordered_after" bigint,
  "available_after" bigint,
  constraint "Stock Reservation Line name" primary key ("name")
);
create index "Stock Reservation Line.parent+parentfield+idx index" on "Stock Reservation Line" ("parent", "parentfield", "idx");
create index "Stock Reservation Line.backordered index" on "Stock Reservation Line" ("backordered");
create or replace function "Stock Reservation Line.holds stock rule"() returns trigger language plpgsql as $rule$
declare
  beyond bigint;
begin
  if tg_op = 'DELETE' then
    raise exception 'What was held stays known' using errcode = 'check_violation', constraint = 'Stock Reservation Line.deleted';
  end if;
  if new.quantity < 1 or new.shipped < 0 or new.released < 0 or new.shipped + new.released > new.quantity then
    raise exception 'A reservation was counted wrong' using errcode = 'check_violation', constraint = 'Stock Reservation Line.counted';
  end if;
  if tg_op = 'INSERT' then
    if new.shipped <> 0 or new.released <> 0 then
      raise exception 'A reservation begins with all that it holds' using errcode = 'check_violation', constraint = 'Stock Reservation Line.begins';
    end if;
    
    insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity,
        backordered_change, source_type, source_name)
      values (replace(gen_random_uuid()::text, '-', ''), new.modified_by, clock_timestamp(), clock_timestamp(),
        new.modified_by, new.branch, new.variant, 'reserved', new.quantity, new.backordered, 'Stock Reservation', new.parent)
      returning on_hand_after - reserved_after, backordered_after, backordered_change, product, sku
        into new.available_after, new.backordered_after, beyond, new.product, new.sku;
    new.backordered := beyond;
    if beyond = 0 then
      new.waits_as := null;
      new.expected_on := null;
    end if;
    return new;
  end if;
  if (new.branch, new.variant, new.quantity) is distinct from (old.branch, old.variant, old.quantity)
    or new.shipped < old.shipped or new.released < old.released or new.backordered > old.backordered then
    raise exception 'What is held only becomes less' using errcode = 'check_violation', constraint = 'Stock Reservation Line.fixed';
  end if;
  if new.released > old.released then
    new.backordered := old.backordered - least(old.backordered, new.released - old.released);
  elsif new.shipped > old.shipped then
    new.backordered := old.backordered;
  elsif new.backordered < old.backordered then
    
    insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity,
        backordered_change, source_type, source_name)
      values (replace(gen_random_uuid()::text, '-', ''), new.modified_by, clock_timestamp(), clock_timestamp(),
        new.modified_by, new.branch, new.variant, 'allocated', old.backordered - new.backordered, 0, 'Stock Reservation', new.parent)
      returning on_hand_after - reserved_after, backordered_after, backordered_change, product, sku
        into new.available_after, new.backordered_after, beyond, new.product, new.sku;
  end if;
  if new.backordered > new.quantity - new.shipped - new.released then
    raise exception 'Units that wait for stock cannot be shipped' using errcode = 'check_violation', constraint = 'Stock Reservation Line.waits';
  end if;
  if new.shipped > old.shipped then
    
    insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity,
        backordered_change, source_type, source_name)
      values (replace(gen_random_uuid()::text, '-', ''), new.modified_by, clock_timestamp(), clock_timestamp(),
        new.modified_by, new.branch, new.variant, 'shipped', new.shipped - old.shipped, 0, 'Stock Reservation', new.parent)
      returning on_hand_after - reserved_after, backordered_after, backordered_change, product, sku
        into new.available_after, new.backordered_after, beyond, new.product, new.sku;
  end if;
  if new.released > old.released then
    
    insert into "Stock Move" (name, owner, creation, modified, modified_by, branch, variant, kind, quantity,
        backordered_change, source_type, source_name)
      values (replace(gen_random_uuid()::text, '-', ''), new.modified_by, clock_timestamp(), clock_timestamp(),
        new.modified_by, new.branch, new.variant, 'released', new.released - old.released, old.backordered - new.backordered, 'Stock Reservation', new.parent)
      returning on_hand_after - reserved_after, backordered_after, backordered_change, product, sku
        into new.available_after, new.backordered_after, beyond, new.product, new.sku;
  end if;
  return new;
end$rule$;
create trigger "Stock Reservation Line.holds stock rule" before insert or update or delete on "Stock Reservation Line" for each row execute function "Stock Reservation Line.holds stock rule"();

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

-- Rows of Store Settings.holidays
create table "Store Holiday" (
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
  "day" date not null,
  "what" text,
  constraint "Store Holiday name" primary key ("name")
);
create index "Store Holiday.parent+parentfield+idx index" on "Store Holiday" ("parent", "parentfield", "idx");

create table "Store Promotion" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "title" text not null,
  "terms" text,
  "kind" text not null default 'percent off'::text,
  "is_active" smallint not null default '1'::smallint,
  "business" text,
  "funded_by" text not null default 'seller'::text,
  "percent" double precision,
  "amount" bigint,
  "max_discount" bigint,
  "buy_quantity" bigint,
  "get_quantity" bigint,
  "minimum_amount" bigint,
  "minimum_quantity" bigint,
  "customer_group" text not null default 'everyone'::text,
  "payment_choice" text not null default 'any'::text,
  "days" text not null default 'every day'::text,
  "from_time" time,
  "to_time" time,
  "starts_at" timestamp,
  "ends_at" timestamp,
  "is_automatic" smallint not null default '0'::smallint,
  "is_listed" smallint not null default '1'::smallint,
  "is_stackable" smallint not null default '0'::smallint,
  "priority" bigint,
  "total_uses" bigint,
  "uses_per_customer" bigint,
  "budget" bigint,
  "used_count" bigint not null default '0'::bigint,
  "spent_amount" bigint not null default '0'::bigint,
  constraint "Store Promotion name" primary key ("name")
);
create index "Store Promotion.modified+name index" on "Store Promotion" ("modified", "name");
create index "Store Promotion.creation+name index" on "Store Promotion" ("creation", "name");
create index "Store Promotion.business index" on "Store Promotion" ("business");

-- Rows of Store Promotion.items
create table "Store Promotion Item" (
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
  "category" text,
  "product" text,
  "quantity" bigint not null default '1'::bigint,
  "is_excluded" smallint not null default '0'::smallint,
  constraint "Store Promotion Item name" primary key ("name")
);
create index "Store Promotion Item.parent+parentfield+idx index" on "Store Promotion Item" ("parent", "parentfield", "idx");
create index "Store Promotion Item.category index" on "Store Promotion Item" ("category");
create index "Store Promotion Item.product index" on "Store Promotion Item" ("product");

-- Rows of Store Promotion.places
create table "Store Promotion Place" (
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
  "from_postal_code" text not null,
  "to_postal_code" text not null,
  constraint "Store Promotion Place name" primary key ("name")
);
create index "Store Promotion Place.parent+parentfield+idx index" on "Store Promotion Place" ("parent", "parentfield", "idx");

-- One row
create table "Store Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "handling_days" bigint not null default '1'::bigint,
  "cut_off" time,
  "works_on_sunday" smallint not null default '0'::smallint,
  "free_delivery_over" bigint,
  "cod_limit" bigint not null default '500000'::bigint,
  "cod_fee" bigint not null default '0'::bigint,
  constraint "Store Settings name" primary key ("name")
);

create table "Student Card" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "student" text not null,
  "full_name" text not null,
  "academic_year" text not null,
  "class" text,
  "code" text not null,
  "valid_until" date not null,
  "state" text not null default 'valid'::text,
  "revoked_on" date,
  "reason" text,
  "holder_key" text,
  constraint "Student Card name" primary key ("name"),
  constraint "Student Card.code unique" unique ("code"),
  constraint "Student Card.holder_key unique" unique ("holder_key")
);
create index "Student Card.creation+name index" on "Student Card" ("creation", "name");
create index "Student Card.student index" on "Student Card" ("student");
create index "Student Card.academic_year index" on "Student Card" ("academic_year");
create index "Student Card.class index" on "Student Card" ("class");
create index "Student Card.valid_until index" on "Student Card" ("valid_until");

-- Rows of Student Registration.consents
create table "Student Consent" (
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
  "purpose" text not null,
  "version" text not null,
  "is_given" smallint not null default '0'::smallint,
  "given_at" timestamp,
  "given_by" text,
  constraint "Student Consent name" primary key ("name")
);
create index "Student Consent.parent+parentfield+idx index" on "Student Consent" ("parent", "parentfield", "idx");

-- Rows of Student Registration.documents
create table "Student Document" (
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
  "kind" text not null,
  "file" text not null,
  "remark" text,
  constraint "Student Document name" primary key ("name")
);
create index "Student Document.parent+parentfield+idx index" on "Student Document" ("parent", "parentfield", "idx");

create table "Student Registration" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "student_first_name" text not null,
  "student_middle_name" text,
  "student_last_name" text,
  "student_name_in_tamil" text,
  "student_date_of_birth" date not null,
  "gender" text,
  "status" text not null default 'draft'::text,
  "academic_year" text,
  "class" text,
  "family" text,
  "photo" text,
  "class_type" text,
  "previous_grade" text,
  "previous_grade_in_tamil" text,
  "school_name" text,
  "parent_name" text not null,
  "parent_phone" text not null,
  "parent_email_address" text,
  "parent_name_2" text,
  "parent_2_phone" text,
  "alternate_email_id" text,
  "address" text,
  "address_line_2" text,
  "city" text,
  "state" text,
  "zip_code" text,
  "emergency_contact_name" text not null,
  "emergency_contact_phone" text not null,
  "doctor_name" text,
  "doctor_phone" text,
  "allergies" text,
  "medical_notes" text,
  "hear_about_us" text,
  "agrees_to_records" smallint not null default '0'::smallint,
  "agrees_to_pictures" smallint not null default '0'::smallint,
  "agrees_to_first_aid" smallint not null default '0'::smallint,
  "agrees_to_messages" smallint not null default '0'::smallint,
  "offer_ends_on" date,
  "message_to_family" text,
  "duplicate_of" text,
  "duplicate_check" text,
  "known_family" text,
  "office_notes" text,
  "applicant" text,
  "registered_with" text,
  "came_by" text,
  "child_key" text,
  constraint "Student Registration name" primary key ("name")
);
create index "Student Registration.creation+name index" on "Student Registration" ("creation", "name");
create index "Student Registration.owner+creation+name index" on "Student Registration" ("owner", "creation", "name");
create index "Student Registration.student_first_name index" on "Student Registration" ("student_first_name");
create index "Student Registration.student_date_of_birth index" on "Student Registration" ("student_date_of_birth");
create index "Student Registration.status index" on "Student Registration" ("status");
create index "Student Registration.academic_year index" on "Student Registration" ("academic_year");
create index "Student Registration.class index" on "Student Registration" ("class");
create index "Student Registration.family index" on "Student Registration" ("family");
create index "Student Registration.parent_phone index" on "Student Registration" ("parent_phone");
create index "Student Registration.duplicate_of index" on "Student Registration" ("duplicate_of");
create index "Student Registration.known_family index" on "Student Registration" ("known_family");
create index "Student Registration.applicant index" on "Student Registration" ("applicant");
create index "Student Registration.registered_with index" on "Student Registration" ("registered_with");
create index "Student Registration.child_key index" on "Student Registration" ("child_key");

create table "Student Renewal" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "student" text not null,
  "full_name" text not null,
  "academic_year" text not null,
  "from_class" text,
  "class" text not null,
  "state" text not null default 'open'::text,
  "done_at" timestamp,
  "done_by" text,
  "changed_fields" text,
  "consents" text,
  "contact_change" text,
  "fee" text,
  "promotion" text,
  constraint "Student Renewal name" primary key ("name"),
  constraint "Student Renewal.student+academic_year unique" unique ("student", "academic_year"),
  constraint "Student Renewal.changed_fields json" check ("changed_fields" is json),
  constraint "Student Renewal.consents json" check ("consents" is json)
);
create index "Student Renewal.creation+name index" on "Student Renewal" ("creation", "name");
create index "Student Renewal.academic_year index" on "Student Renewal" ("academic_year");
create index "Student Renewal.from_class index" on "Student Renewal" ("from_class");
create index "Student Renewal.class index" on "Student Renewal" ("class");
create index "Student Renewal.state index" on "Student Renewal" ("state");
create index "Student Renewal.contact_change index" on "Student Renewal" ("contact_change");
create index "Student Renewal.fee index" on "Student Renewal" ("fee");
create index "Student Renewal.promotion index" on "Student Renewal" ("promotion");

-- Rows of Student Registration.siblings
create table "Student Sibling" (
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
  "first_name" text not null,
  "last_name" text,
  "name_in_tamil" text,
  "date_of_birth" date not null,
  "gender" text,
  "previous_grade" text,
  "school_name" text,
  "needs" text,
  constraint "Student Sibling name" primary key ("name")
);
create index "Student Sibling.parent+parentfield+idx index" on "Student Sibling" ("parent", "parentfield", "idx");

create table "Student Volunteer Registration" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "full_name" text not null,
  "date_of_birth" date not null,
  "phone" text not null,
  "email" text,
  "school" text,
  "grade" text,
  "t_shirt_size" text,
  "about" text,
  "guardian_name" text,
  "guardian_phone" text,
  "guardian_email" text,
  "guardian_consent" smallint not null default '0'::smallint,
  "consent_state" text not null default 'not needed'::text,
  "consented_by" text,
  "consent_version" text,
  "consented_on" date,
  "withdrawn_on" date,
  "state" text not null default 'new'::text,
  "student" text,
  "student_confirmed_by" text,
  "student_confirmed_on" date,
  "user" text,
  "guardian_user" text,
  constraint "Student Volunteer Registration name" primary key ("name"),
  constraint "Student Volunteer Registration.student unique" unique ("student")
);
create index "Student Volunteer Registration.creation+name index" on "Student Volunteer Registration" ("creation", "name");
create index "Student Volunteer Registration.user+creation+name index" on "Student Volunteer Registration" ("user", "creation", "name");
create index "Student Volunteer Registration.guardian_user+creation+_d3c7af0d" on "Student Volunteer Registration" ("guardian_user", "creation", "name");
create index "Student Volunteer Registration.state index" on "Student Volunteer Registration" ("state");
create index "Student Volunteer Registration.student_confirmed_by index" on "Student Volunteer Registration" ("student_confirmed_by");

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
  "uses_opaque_names" smallint not null default '0'::smallint,
  "read_log_days" bigint not null default '400'::bigint,
  "deleted_retention_days" bigint,
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

create table "Tax Class" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "class_name" text not null,
  "description" text,
  "is_default" smallint not null default '0'::smallint,
  constraint "Tax Class name" primary key ("name")
);
create index "Tax Class.modified+name index" on "Tax Class" ("modified", "name");
create index "Tax Class.creation+name index" on "Tax Class" ("creation", "name");

create table "Tax Rate" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "tax_class" text not null,
  "valid_from" date not null,
  "valid_until" date,
  "rate" bigint not null default '0'::bigint,
  "cess" bigint not null default '0'::bigint,
  "memo" text,
  constraint "Tax Rate name" primary key ("name"),
  constraint "Tax Rate.tax_class+valid_from unique" unique ("tax_class", "valid_from")
);
create index "Tax Rate.creation+name index" on "Tax Rate" ("creation", "name");

create table "Ticket Key" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "public_key" text not null,
  "private_key" text not null,
  "state" text not null default 'signing'::text,
  "slot" text,
  constraint "Ticket Key name" primary key ("name"),
  constraint "Ticket Key.slot unique" unique ("slot")
);
create index "Ticket Key.creation+name index" on "Ticket Key" ("creation", "name");

create table "ToDo" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "description" text not null,
  "status" text not null default 'Open'::text,
  "priority" text not null default 'Medium'::text,
  "date" date,
  "allocated_to" text,
  "assigned_by" text,
  "reference_type" text,
  "reference_name" text,
  constraint "ToDo name" primary key ("name")
);
create index "ToDo.creation+name index" on "ToDo" ("creation", "name");
create index "ToDo.owner+creation+name index" on "ToDo" ("owner", "creation", "name");
create index "ToDo.allocated_to+creation+name index" on "ToDo" ("allocated_to", "creation", "name");
create index "ToDo.assigned_by index" on "ToDo" ("assigned_by");
create index "ToDo.reference_name index" on "ToDo" ("reference_name");

create table "Topic" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "board" text not null,
  "title" text not null,
  "text" text not null,
  "author_name" text not null,
  "author" text not null,
  "is_pinned" smallint not null default '0'::smallint,
  "is_locked" smallint not null default '0'::smallint,
  "reply_count" bigint not null default '0'::bigint,
  "last_word_at" timestamp,
  "is_hidden" smallint not null default '0'::smallint,
  "hidden_because" text,
  constraint "Topic name" primary key ("name")
);
create index "Topic.is_pinned+last_word_at+name index" on "Topic" ("is_pinned", "last_word_at", "name");
create index "Topic.creation+name index" on "Topic" ("creation", "name");
create index "Topic.board index" on "Topic" ("board");
create index "Topic.author index" on "Topic" ("author");
create index "Topic.last_word_at index" on "Topic" ("last_word_at");
create index "Topic.is_hidden index" on "Topic" ("is_hidden");

create table "Translation" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "language" text not null,
  "source_text" text not null,
  "translated_text" text not null,
  constraint "Translation name" primary key ("name")
);
create index "Translation.modified+name index" on "Translation" ("modified", "name");
create index "Translation.creation+name index" on "Translation" ("creation", "name");
create index "Translation.language index" on "Translation" ("language");
create index "Translation.translated_text words" on "Translation" using gin (to_tsvector('simple', translate(normalize("translated_text", NFC), U&'/.-_@:\200C\200D', '      '))) where length("translated_text") <= 300;

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
  "first_name" text,
  "last_name" text,
  "email" text,
  "phone" text,
  "mobile_no" text,
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

create table "Volunteer" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "full_name" text not null,
  "date_of_birth" date not null,
  "phone" text not null,
  "email" text,
  "t_shirt_size" text,
  "about" text,
  "kind" text not null default 'adult'::text,
  "state" text not null default 'new'::text,
  "user" text,
  "registration" text,
  constraint "Volunteer name" primary key ("name"),
  constraint "Volunteer.user unique" unique ("user"),
  constraint "Volunteer.registration unique" unique ("registration")
);
create index "Volunteer.full_name+name index" on "Volunteer" ("full_name", "name");
create index "Volunteer.creation+name index" on "Volunteer" ("creation", "name");
create index "Volunteer.state index" on "Volunteer" ("state");

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

-- Rows of Student Volunteer Registration.availability
-- Rows of Volunteer.availability
create table "Volunteer Availability" (
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
  constraint "Volunteer Availability name" primary key ("name")
);
create index "Volunteer Availability.parent+parentfield+idx index" on "Volunteer Availability" ("parent", "parentfield", "idx");

-- Rows of Volunteer Credit Settings.rates
create table "Volunteer Credit Rate" (
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
  "valid_from" date not null,
  "amount" bigint not null default '0'::bigint,
  "points" bigint not null default '0'::bigint,
  constraint "Volunteer Credit Rate name" primary key ("name")
);
create index "Volunteer Credit Rate.parent+parentfield+idx index" on "Volunteer Credit Rate" ("parent", "parentfield", "idx");

-- One row
create table "Volunteer Credit Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "is_on" smallint not null default '0'::smallint,
  "starts_on" date,
  "becomes" text not null default 'fee credit'::text,
  "minimum_age" bigint not null default '18'::bigint,
  "expiry_days" bigint not null default '365'::bigint,
  "volunteer_month_hours" bigint not null default '20'::bigint,
  "volunteer_year_hours" bigint not null default '120'::bigint,
  "household_month_hours" bigint not null default '30'::bigint,
  "household_year_hours" bigint not null default '180'::bigint,
  constraint "Volunteer Credit Settings name" primary key ("name")
);

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

-- Rows of Student Volunteer Registration.skills
-- Rows of Volunteer.skills
create table "Volunteer Skill" (
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
  "skill" text not null,
  constraint "Volunteer Skill name" primary key ("name")
);
create index "Volunteer Skill.parent+parentfield+idx index" on "Volunteer Skill" ("parent", "parentfield", "idx");

create table "Wallet Credit" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "user" text not null,
  "state" text not null default 'open'::text,
  "source" text not null,
  "amount" bigint not null,
  "used_amount" bigint not null default '0'::bigint,
  "expired_amount" bigint not null default '0'::bigint,
  "withdrawn_amount" bigint not null default '0'::bigint,
  "withdrawn_on" date,
  "owed_amount" bigint not null default '0'::bigint,
  "expires_on" date,
  "reason" text,
  "business" text,
  "only_for" text,
  "funded_by" text,
  "reference_type" text,
  "reference_name" text,
  constraint "Wallet Credit name" primary key ("name")
);
create index "Wallet Credit.creation+name index" on "Wallet Credit" ("creation", "name");
create index "Wallet Credit.user+creation+name index" on "Wallet Credit" ("user", "creation", "name");
create index "Wallet Credit.state index" on "Wallet Credit" ("state");
create index "Wallet Credit.expires_on index" on "Wallet Credit" ("expires_on");
create index "Wallet Credit.business index" on "Wallet Credit" ("business");
create index "Wallet Credit.funded_by index" on "Wallet Credit" ("funded_by");
create or replace function "Wallet Credit.within amount rule"() returns trigger language plpgsql as $rule$
begin
  if tg_op = 'DELETE' then
    raise exception 'Credit stays' using errcode = 'check_violation', constraint = 'Wallet Credit.deleted';
  end if;
  if new.used_amount < 0 or new.expired_amount < 0 or new.withdrawn_amount < 0
    or new.used_amount + new.expired_amount + new.withdrawn_amount > new.amount then
    raise exception 'The credit does not hold that much' using errcode = 'check_violation', constraint = 'Wallet Credit.overdrawn';
  end if;
  if tg_op = 'UPDATE' and (new."user", new.amount, new.source, new.only_for)
    is distinct from (old."user", old.amount, old.source, old.only_for) then
    raise exception 'Whose credit it is and how much cannot change' using errcode = 'check_violation', constraint = 'Wallet Credit.fixed';
  end if;
  return new;
end$rule$;
create trigger "Wallet Credit.within amount rule" before insert or update or delete on "Wallet Credit" for each row execute function "Wallet Credit.within amount rule"();

-- One row
create table "Wallet Settings" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "scope" text not null default 'all businesses'::text,
  "goodwill_limit" bigint not null default '100000'::bigint,
  "refund_days" bigint not null default '0'::bigint,
  "goodwill_days" bigint not null default '365'::bigint,
  "notice_days" bigint not null default '7'::bigint,
  "allow_top_up" smallint not null default '0'::smallint,
  "top_up_minimum" bigint not null default '10000'::bigint,
  "top_up_maximum" bigint not null default '500000'::bigint,
  "top_up_terms" text,
  constraint "Wallet Settings name" primary key ("name")
);

create table "Wallet Spend" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "wallet_credit" text not null,
  "payment" text not null,
  "amount" bigint not null,
  "returned_amount" bigint not null default '0'::bigint,
  constraint "Wallet Spend name" primary key ("name")
);
create index "Wallet Spend.creation+name index" on "Wallet Spend" ("creation", "name");
create index "Wallet Spend.wallet_credit index" on "Wallet Spend" ("wallet_credit");
create index "Wallet Spend.payment index" on "Wallet Spend" ("payment");

create table "Wallet Top-up" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "state" text not null default 'open'::text,
  "user" text not null,
  "amount" bigint not null,
  "payment" text,
  constraint "Wallet Top-up name" primary key ("name")
);
create index "Wallet Top-up.creation+name index" on "Wallet Top-up" ("creation", "name");
create index "Wallet Top-up.user+creation+name index" on "Wallet Top-up" ("user", "creation", "name");
create index "Wallet Top-up.state index" on "Wallet Top-up" ("state");
create index "Wallet Top-up.payment index" on "Wallet Top-up" ("payment");

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
  "linked_types" text,
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
  "event" text not null,
  "event_id" text not null,
  "payload" text,
  "state" text not null default 'queued'::text,
  "attempts" bigint,
  "next_attempt" timestamp,
  "claimed_at" timestamp,
  "status" bigint,
  "error" text,
  constraint "Webhook Delivery name" primary key ("name"),
  constraint "Webhook Delivery.webhook+event_id unique" unique ("webhook", "event_id"),
  constraint "Webhook Delivery.payload json" check ("payload" is json)
);
create index "Webhook Delivery.creation+name index" on "Webhook Delivery" ("creation", "name");
create index "Webhook Delivery.state index" on "Webhook Delivery" ("state");

-- Rows of Webhook.events
create table "Webhook Event" (
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
  "event" text not null,
  constraint "Webhook Event name" primary key ("name")
);
create index "Webhook Event.parent+parentfield+idx index" on "Webhook Event" ("parent", "parentfield", "idx");
create index "Webhook Event.event index" on "Webhook Event" ("event");

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
  "enable_gift_cards" smallint not null default '0'::smallint,
  "enable_reward_points" smallint not null default '0'::smallint,
  "enable_affiliates" smallint not null default '0'::smallint,
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

create table "Wishlist" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "list_name" text not null,
  "user" text,
  "token_hash" text,
  "shows_name" smallint not null default '0'::smallint,
  constraint "Wishlist name" primary key ("name"),
  constraint "Wishlist.user+list_name unique" unique ("user", "list_name"),
  constraint "Wishlist.token_hash+list_name unique" unique ("token_hash", "list_name")
);
create index "Wishlist.modified+name index" on "Wishlist" ("modified", "name");
create index "Wishlist.creation+name index" on "Wishlist" ("creation", "name");

-- Rows of Wishlist.items
create table "Wishlist Item" (
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
  "variant" text not null,
  "business" text not null,
  "product" text not null,
  "title" text not null,
  "price_when_added" bigint not null,
  "notified_price" bigint,
  constraint "Wishlist Item name" primary key ("name")
);
create index "Wishlist Item.parent+parentfield+idx index" on "Wishlist Item" ("parent", "parentfield", "idx");
create index "Wishlist Item.variant index" on "Wishlist Item" ("variant");

create table "Wishlist Link" (
  "name" text not null,
  "owner" text not null,
  "creation" timestamp not null,
  "modified" timestamp not null,
  "modified_by" text not null,
  "docstatus" smallint not null default '0'::smallint,
  "idx" integer not null default 0,
  "wishlist" text not null,
  "token_hash" text not null,
  constraint "Wishlist Link name" primary key ("name"),
  constraint "Wishlist Link.token_hash unique" unique ("token_hash")
);
create index "Wishlist Link.modified+name index" on "Wishlist Link" ("modified", "name");
create index "Wishlist Link.creation+name index" on "Wishlist Link" ("creation", "name");
create index "Wishlist Link.wishlist index" on "Wishlist Link" ("wishlist");

alter table "mela_event_delivery" add constraint "mela_event_delivery.event_id link" foreign key ("event_id") references "mela_event" ("id") on update no action on delete cascade;
alter table "API Key" add constraint "API Key.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Address" add constraint "Address.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate" add constraint "Affiliate.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate Commission" add constraint "Affiliate Commission.affiliate link" foreign key ("affiliate") references "Affiliate" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate Commission" add constraint "Affiliate Commission.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate Commission" add constraint "Affiliate Commission.fulfilment link" foreign key ("fulfilment") references "Fulfilment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate Payout" add constraint "Affiliate Payout.affiliate link" foreign key ("affiliate") references "Affiliate" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate Payout Line" add constraint "Affiliate Payout Line.commission link" foreign key ("commission") references "Affiliate Commission" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate Rate" add constraint "Affiliate Rate.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Affiliate Visit" add constraint "Affiliate Visit.affiliate link" foreign key ("affiliate") references "Affiliate" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Back In Stock Alert" add constraint "Back In Stock Alert.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Back In Stock Alert" add constraint "Back In Stock Alert.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Blog Comment" add constraint "Blog Comment.post link" foreign key ("post") references "Blog Post" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Blog Comment" add constraint "Blog Comment.author link" foreign key ("author") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Blog Event" add constraint "Blog Event.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Blog Post" add constraint "Blog Post.category link" foreign key ("category") references "Blog Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Blog Preview" add constraint "Blog Preview.post link" foreign key ("post") references "Blog Post" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Blog Product" add constraint "Blog Product.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Bought Together" add constraint "Bought Together.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Bought Together" add constraint "Bought Together.other link" foreign key ("other") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Business" add constraint "Business.run_by link" foreign key ("run_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Business Branch" add constraint "Business Branch.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cart" add constraint "Cart.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cart Reminder" add constraint "Cart Reminder.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.entry link" foreign key ("entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.deposit_entry link" foreign key ("deposit_entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Cash Collection" add constraint "Cash Collection.receipt link" foreign key ("receipt") references "Receipt" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Certificate" add constraint "Certificate.volunteer link" foreign key ("volunteer") references "Volunteer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Check-in Mark" add constraint "Check-in Mark.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Check-in Mark" add constraint "Check-in Mark.registration link" foreign key ("registration") references "Event Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class" add constraint "Class.next_class link" foreign key ("next_class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class" add constraint "Class.teacher link" foreign key ("teacher") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class Enrolment" add constraint "Class Enrolment.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class Enrolment" add constraint "Class Enrolment.academic_year link" foreign key ("academic_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class Enrolment" add constraint "Class Enrolment.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List" add constraint "Class List.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List" add constraint "Class List.academic_year link" foreign key ("academic_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List" add constraint "Class List.collection_point link" foreign key ("collection_point") references "Collection Point" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List Item" add constraint "Class List Item.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List Item" add constraint "Class List Item.substitute link" foreign key ("substitute") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List Tick" add constraint "Class List Tick.class_list link" foreign key ("class_list") references "Class List" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List Tick" add constraint "Class List Tick.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Class List Tick" add constraint "Class List Tick.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Classified" add constraint "Classified.category link" foreign key ("category") references "Classified Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Classified" add constraint "Classified.seller link" foreign key ("seller") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Classified Category" add constraint "Classified Category.parent_category link" foreign key ("parent_category") references "Classified Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Classified Enquiry" add constraint "Classified Enquiry.classified link" foreign key ("classified") references "Classified" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Classified Enquiry" add constraint "Classified Enquiry.seller link" foreign key ("seller") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Classified Enquiry" add constraint "Classified Enquiry.enquirer link" foreign key ("enquirer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Closing Balance" add constraint "Closing Balance.period_close link" foreign key ("period_close") references "Period Close" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Closing Balance" add constraint "Closing Balance.account link" foreign key ("account") references "Ledger Account" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Consent" add constraint "Consent.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contact Change" add constraint "Contact Change.family link" foreign key ("family") references "Family" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contact Change" add constraint "Contact Change.guardian link" foreign key ("guardian") references "Guardian" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contact Change" add constraint "Contact Change.requested_by link" foreign key ("requested_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contact Change" add constraint "Contact Change.decided_by link" foreign key ("decided_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contact Message" add constraint "Contact Message.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Contribution" add constraint "Contribution.purpose link" foreign key ("purpose") references "Contribution Purpose" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Coupon" add constraint "Coupon.promotion link" foreign key ("promotion") references "Store Promotion" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Coupon" add constraint "Coupon.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Coupon" add constraint "Coupon.batch link" foreign key ("batch") references "Coupon Batch" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Coupon Batch" add constraint "Coupon Batch.promotion link" foreign key ("promotion") references "Store Promotion" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credential" add constraint "Credential.volunteer link" foreign key ("volunteer") references "Volunteer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credential" add constraint "Credential.kind link" foreign key ("kind") references "Credential Kind" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credit Note" add constraint "Credit Note.invoice link" foreign key ("invoice") references "Invoice" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credit Note" add constraint "Credit Note.return_request link" foreign key ("return_request") references "Return" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credit Note" add constraint "Credit Note.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credit Note" add constraint "Credit Note.customer link" foreign key ("customer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credit Note" add constraint "Credit Note.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Credit Note" add constraint "Credit Note.series link" foreign key ("series") references "Document Number Series" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Custom DocPerm" add constraint "Custom DocPerm.role link" foreign key ("role") references "Role" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Delivery Slot" add constraint "Delivery Slot.zone link" foreign key ("zone") references "Shipping Zone" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Delivery Slot" add constraint "Delivery Slot.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Delivery Slot Day" add constraint "Delivery Slot Day.slot link" foreign key ("slot") references "Delivery Slot" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Dispute" add constraint "Dispute.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "DocShare" add constraint "DocShare.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "DocShare" add constraint "DocShare.shared_by link" foreign key ("shared_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Download Count" add constraint "Download Count.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Download Count" add constraint "Download Count.product_download link" foreign key ("product_download") references "Product Download" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Event Attendee" add constraint "Event Attendee.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Event Registration" add constraint "Event Registration.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Event Registration" add constraint "Event Registration.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee" add constraint "Fee.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee" add constraint "Fee.family link" foreign key ("family") references "Family" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee" add constraint "Fee.academic_year link" foreign key ("academic_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee" add constraint "Fee.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee" add constraint "Fee.schedule link" foreign key ("schedule") references "Fee Schedule" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee" add constraint "Fee.payer_user link" foreign key ("payer_user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee Schedule" add constraint "Fee Schedule.academic_year link" foreign key ("academic_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fee Schedule" add constraint "Fee Schedule.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Flag" add constraint "Flag.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Form Submission" add constraint "Form Submission.web_form link" foreign key ("web_form") references "Web Form" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fulfilment" add constraint "Fulfilment.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fulfilment" add constraint "Fulfilment.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Fulfilment" add constraint "Fulfilment.branch link" foreign key ("branch") references "Business Branch" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gallery" add constraint "Gallery.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gallery" add constraint "Gallery.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gallery Person" add constraint "Gallery Person.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gallery Person" add constraint "Gallery Person.registration link" foreign key ("registration") references "Event Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gateway Event" add constraint "Gateway Event.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Gift Card" add constraint "Gift Card.buyer link" foreign key ("buyer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Goodwill Credit" add constraint "Goodwill Credit.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Goodwill Credit" add constraint "Goodwill Credit.wallet_credit link" foreign key ("wallet_credit") references "Wallet Credit" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Guardian" add constraint "Guardian.family link" foreign key ("family") references "Family" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Guardian" add constraint "Guardian.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Guardian Consent Request" add constraint "Guardian Consent Request.registration link" foreign key ("registration") references "Student Volunteer Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Has Role" add constraint "Has Role.role link" foreign key ("role") references "Role" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Helpful Vote" add constraint "Helpful Vote.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hidden Photo" add constraint "Hidden Photo.gallery link" foreign key ("gallery") references "Gallery" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hidden Photo" add constraint "Hidden Photo.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Credit" add constraint "Hours Credit.hours_entry link" foreign key ("hours_entry") references "Hours Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Credit" add constraint "Hours Credit.volunteer link" foreign key ("volunteer") references "Volunteer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Credit" add constraint "Hours Credit.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Entry" add constraint "Hours Entry.volunteer link" foreign key ("volunteer") references "Volunteer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Entry" add constraint "Hours Entry.shift link" foreign key ("shift") references "Shift" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Entry" add constraint "Hours Entry.assignment link" foreign key ("assignment") references "Shift Assignment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Entry" add constraint "Hours Entry.confirmed_by link" foreign key ("confirmed_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Entry" add constraint "Hours Entry.approved_by link" foreign key ("approved_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Finding" add constraint "Hours Finding.volunteer link" foreign key ("volunteer") references "Volunteer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Hours Finding" add constraint "Hours Finding.approver link" foreign key ("approver") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Invoice" add constraint "Invoice.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Invoice" add constraint "Invoice.customer link" foreign key ("customer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Invoice" add constraint "Invoice.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Invoice" add constraint "Invoice.series link" foreign key ("series") references "Document Number Series" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Job Alert" add constraint "Job Alert.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Job Alert" add constraint "Job Alert.category link" foreign key ("category") references "Job Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Job Application" add constraint "Job Application.opening link" foreign key ("opening") references "Job Opening" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Job Application" add constraint "Job Application.applicant link" foreign key ("applicant") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Job Category" add constraint "Job Category.parent_category link" foreign key ("parent_category") references "Job Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Job Opening" add constraint "Job Opening.category link" foreign key ("category") references "Job Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Ledger Entry" add constraint "Ledger Entry.reverses link" foreign key ("reverses") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Ledger Line" add constraint "Ledger Line.entry link" foreign key ("entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Ledger Line" add constraint "Ledger Line.account link" foreign key ("account") references "Ledger Account" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Payment" add constraint "Manual Payment.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Payment" add constraint "Manual Payment.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Payment" add constraint "Manual Payment.entry link" foreign key ("entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Payment" add constraint "Manual Payment.clearing_entry link" foreign key ("clearing_entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Payment" add constraint "Manual Payment.receipt link" foreign key ("receipt") references "Receipt" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Refund" add constraint "Manual Refund.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Refund" add constraint "Manual Refund.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Refund" add constraint "Manual Refund.failed_refund link" foreign key ("failed_refund") references "Refund" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Manual Refund" add constraint "Manual Refund.entry link" foreign key ("entry") references "Ledger Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Mela Event" add constraint "Mela Event.collection_point link" foreign key ("collection_point") references "Collection Point" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Mela Event" add constraint "Mela Event.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Moderation Item" add constraint "Moderation Item.author link" foreign key ("author") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Moderation Item" add constraint "Moderation Item.decided_by link" foreign key ("decided_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Notification" add constraint "Notification.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Notification Preference" add constraint "Notification Preference.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "One Time Token" add constraint "One Time Token.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order" add constraint "Order.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Edit" add constraint "Order Edit.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Line" add constraint "Order Line.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Line" add constraint "Order Line.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Line" add constraint "Order Line.branch link" foreign key ("branch") references "Business Branch" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Link" add constraint "Order Link.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Refund" add constraint "Order Refund.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Refund" add constraint "Order Refund.fulfilment link" foreign key ("fulfilment") references "Fulfilment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Refund" add constraint "Order Refund.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Order Refund" add constraint "Order Refund.credit_note link" foreign key ("credit_note") references "Credit Note" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Outbox Message" add constraint "Outbox Message.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Outbox Message" add constraint "Outbox Message.notification link" foreign key ("notification") references "Notification" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Page Section" add constraint "Page Section.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Payment" add constraint "Payment.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Payment" add constraint "Payment.duplicate_of link" foreign key ("duplicate_of") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Payment Link" add constraint "Payment Link.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Pledge" add constraint "Pledge.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Pledge" add constraint "Pledge.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Pledge" add constraint "Pledge.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Pledge Sale" add constraint "Pledge Sale.pledge link" foreign key ("pledge") references "Pledge" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Pledge Sale" add constraint "Pledge Sale.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Pledge Sale" add constraint "Pledge Sale.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Pledge Sale" add constraint "Pledge Sale.fulfilment link" foreign key ("fulfilment") references "Fulfilment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Privacy Request" add constraint "Privacy Request.family link" foreign key ("family") references "Family" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Privacy Request" add constraint "Privacy Request.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Privacy Request" add constraint "Privacy Request.requested_by link" foreign key ("requested_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Privacy Request" add constraint "Privacy Request.decided_by link" foreign key ("decided_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.brand link" foreign key ("brand") references "Brand" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.change_in_review link" foreign key ("change_in_review") references "Product Change" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product" add constraint "Product.tax_class link" foreign key ("tax_class") references "Tax Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Answer" add constraint "Product Answer.question link" foreign key ("question") references "Product Question" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Answer" add constraint "Product Answer.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Answer" add constraint "Product Answer.author link" foreign key ("author") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Category" add constraint "Product Category.parent_category link" foreign key ("parent_category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Change" add constraint "Product Change.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Change" add constraint "Product Change.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Change" add constraint "Product Change.requested_by link" foreign key ("requested_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Change" add constraint "Product Change.decided_by link" foreign key ("decided_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Download" add constraint "Product Download.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Download" add constraint "Product Download.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Listing" add constraint "Product Listing.brand link" foreign key ("brand") references "Brand" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Offer" add constraint "Product Offer.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Offer" add constraint "Product Offer.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Question" add constraint "Product Question.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Question" add constraint "Product Question.author link" foreign key ("author") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Review" add constraint "Product Review.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Review" add constraint "Product Review.author link" foreign key ("author") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Review" add constraint "Product Review.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Product Review" add constraint "Product Review.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion" add constraint "Promotion.from_year link" foreign key ("from_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion" add constraint "Promotion.to_year link" foreign key ("to_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion" add constraint "Promotion.promoted_by link" foreign key ("promoted_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Entry" add constraint "Promotion Entry.promotion link" foreign key ("promotion") references "Promotion" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Entry" add constraint "Promotion Entry.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Entry" add constraint "Promotion Entry.from_class link" foreign key ("from_class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Entry" add constraint "Promotion Entry.to_class link" foreign key ("to_class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Problem" add constraint "Promotion Problem.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Problem" add constraint "Promotion Problem.from_class link" foreign key ("from_class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Redemption" add constraint "Promotion Redemption.promotion link" foreign key ("promotion") references "Store Promotion" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Redemption" add constraint "Promotion Redemption.coupon link" foreign key ("coupon") references "Coupon" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Promotion Redemption" add constraint "Promotion Redemption.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Push Subscription" add constraint "Push Subscription.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Quote" add constraint "Quote.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Quote Line" add constraint "Quote Line.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Quote Line" add constraint "Quote Line.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.payer link" foreign key ("payer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.manual_payment link" foreign key ("manual_payment") references "Manual Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.cash_collection link" foreign key ("cash_collection") references "Cash Collection" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.issuer link" foreign key ("issuer") references "Receipt Issuer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.series link" foreign key ("series") references "Receipt Series" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt" add constraint "Receipt.replaces link" foreign key ("replaces") references "Receipt" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt Issuer" add constraint "Receipt Issuer.organisation link" foreign key ("organisation") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Receipt Series" add constraint "Receipt Series.issuer link" foreign key ("issuer") references "Receipt Issuer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Refund" add constraint "Refund.payment link" foreign key ("payment") references "Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Registration Link" add constraint "Registration Link.registration link" foreign key ("registration") references "Event Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Registration Step" add constraint "Registration Step.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Renewal Pass" add constraint "Renewal Pass.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reply" add constraint "Reply.topic link" foreign key ("topic") references "Topic" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reply" add constraint "Reply.board link" foreign key ("board") references "Board" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reply" add constraint "Reply.author link" foreign key ("author") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reply Thanks" add constraint "Reply Thanks.reply link" foreign key ("reply") references "Reply" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reply Thanks" add constraint "Reply Thanks.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Return" add constraint "Return.order link" foreign key ("order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Return" add constraint "Return.fulfilment link" foreign key ("fulfilment") references "Fulfilment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Return" add constraint "Return.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Return" add constraint "Return.customer link" foreign key ("customer") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Return" add constraint "Return.credit_note link" foreign key ("credit_note") references "Credit Note" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Return" add constraint "Return.new_order link" foreign key ("new_order") references "Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Review Flag" add constraint "Review Flag.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reward Entry" add constraint "Reward Entry.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reward Movement" add constraint "Reward Movement.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reward Movement" add constraint "Reward Movement.reward_entry link" foreign key ("reward_entry") references "Reward Entry" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Reward Rule" add constraint "Reward Rule.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Sandbox Payment" add constraint "Sandbox Payment.sandbox_order link" foreign key ("sandbox_order") references "Sandbox Order" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Sandbox Refund" add constraint "Sandbox Refund.sandbox_payment link" foreign key ("sandbox_payment") references "Sandbox Payment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Saved View" add constraint "Saved View.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Second Factor" add constraint "Second Factor.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Session" add constraint "Session.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift" add constraint "Shift.event link" foreign key ("event") references "Mela Event" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift" add constraint "Shift.coordinator link" foreign key ("coordinator") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift" add constraint "Shift.credential_needed link" foreign key ("credential_needed") references "Credential Kind" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift Assignment" add constraint "Shift Assignment.shift link" foreign key ("shift") references "Shift" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift Assignment" add constraint "Shift Assignment.volunteer link" foreign key ("volunteer") references "Volunteer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift Swap" add constraint "Shift Swap.volunteer link" foreign key ("volunteer") references "Volunteer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift Swap" add constraint "Shift Swap.assignment link" foreign key ("assignment") references "Shift Assignment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift Swap" add constraint "Shift Swap.shift link" foreign key ("shift") references "Shift" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift Swap" add constraint "Shift Swap.requested_shift link" foreign key ("requested_shift") references "Shift" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shift Swap" add constraint "Shift Swap.agreed_assignment link" foreign key ("agreed_assignment") references "Shift Assignment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shipment" add constraint "Shipment.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shipment Event" add constraint "Shipment Event.shipment link" foreign key ("shipment") references "Shipment" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shipping Rate" add constraint "Shipping Rate.zone link" foreign key ("zone") references "Shipping Zone" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Shipping Rate" add constraint "Shipping Rate.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Slot Booking" add constraint "Slot Booking.slot link" foreign key ("slot") references "Delivery Slot" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Stock" add constraint "Stock.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Stock" add constraint "Stock.branch link" foreign key ("branch") references "Business Branch" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Stock" add constraint "Stock.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Stock Move" add constraint "Stock Move.branch link" foreign key ("branch") references "Business Branch" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Stock Move" add constraint "Stock Move.stock link" foreign key ("stock") references "Stock" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Store Promotion" add constraint "Store Promotion.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Store Promotion Item" add constraint "Store Promotion Item.category link" foreign key ("category") references "Product Category" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Store Promotion Item" add constraint "Store Promotion Item.product link" foreign key ("product") references "Product" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Card" add constraint "Student Card.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Card" add constraint "Student Card.academic_year link" foreign key ("academic_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Card" add constraint "Student Card.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Registration" add constraint "Student Registration.academic_year link" foreign key ("academic_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Registration" add constraint "Student Registration.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Registration" add constraint "Student Registration.family link" foreign key ("family") references "Family" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Registration" add constraint "Student Registration.duplicate_of link" foreign key ("duplicate_of") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Registration" add constraint "Student Registration.known_family link" foreign key ("known_family") references "Family" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Registration" add constraint "Student Registration.applicant link" foreign key ("applicant") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Registration" add constraint "Student Registration.registered_with link" foreign key ("registered_with") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Renewal" add constraint "Student Renewal.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Renewal" add constraint "Student Renewal.academic_year link" foreign key ("academic_year") references "Academic Year" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Renewal" add constraint "Student Renewal.from_class link" foreign key ("from_class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Renewal" add constraint "Student Renewal.class link" foreign key ("class") references "Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Renewal" add constraint "Student Renewal.contact_change link" foreign key ("contact_change") references "Contact Change" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Renewal" add constraint "Student Renewal.fee link" foreign key ("fee") references "Fee" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Renewal" add constraint "Student Renewal.promotion link" foreign key ("promotion") references "Promotion" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Volunteer Registration" add constraint "Student Volunteer Registration.student link" foreign key ("student") references "Student Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Volunteer Registration" add constraint "Student Volunteer Registration.student_confirmed_by link" foreign key ("student_confirmed_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Volunteer Registration" add constraint "Student Volunteer Registration.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Student Volunteer Registration" add constraint "Student Volunteer Registration.guardian_user link" foreign key ("guardian_user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Tag Link" add constraint "Tag Link.tag link" foreign key ("tag") references "Tag" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Tax Rate" add constraint "Tax Rate.tax_class link" foreign key ("tax_class") references "Tax Class" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "ToDo" add constraint "ToDo.allocated_to link" foreign key ("allocated_to") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "ToDo" add constraint "ToDo.assigned_by link" foreign key ("assigned_by") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Topic" add constraint "Topic.board link" foreign key ("board") references "Board" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Topic" add constraint "Topic.author link" foreign key ("author") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Upload Ticket" add constraint "Upload Ticket.web_form link" foreign key ("web_form") references "Web Form" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "User Permission" add constraint "User Permission.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Volunteer" add constraint "Volunteer.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Volunteer" add constraint "Volunteer.registration link" foreign key ("registration") references "Student Volunteer Registration" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Volunteer Free Time" add constraint "Volunteer Free Time.area link" foreign key ("area") references "Volunteer Area" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Volunteer Interest" add constraint "Volunteer Interest.area link" foreign key ("area") references "Volunteer Area" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Wallet Credit" add constraint "Wallet Credit.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Wallet Credit" add constraint "Wallet Credit.business link" foreign key ("business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Wallet Credit" add constraint "Wallet Credit.funded_by link" foreign key ("funded_by") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Wallet Spend" add constraint "Wallet Spend.wallet_credit link" foreign key ("wallet_credit") references "Wallet Credit" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Wallet Top-up" add constraint "Wallet Top-up.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Webhook Delivery" add constraint "Webhook Delivery.webhook link" foreign key ("webhook") references "Webhook" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_header link" foreign key ("default_header") references "Header" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_footer link" foreign key ("default_footer") references "Footer" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Website Settings" add constraint "Website Settings.default_business link" foreign key ("default_business") references "Business" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Wishlist" add constraint "Wishlist.user link" foreign key ("user") references "User" ("name") on update cascade on delete no action deferrable initially immediate;
alter table "Wishlist Link" add constraint "Wishlist Link.wishlist link" foreign key ("wishlist") references "Wishlist" ("name") on update cascade on delete no action deferrable initially immediate;
