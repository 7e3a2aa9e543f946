// Written by `npm run generate`; changes by hand are lost.

export interface Category {
  products_count: number
  child: Category[]
  name: string
  route: string
  category_name: string
  category_image: string | null
  mobile_image: string | null
  full_description: string | null
}

export interface CategoryBranch {
  name: string
  category_name: string
  is_parent: 0 | 1
  count: number
  below: CategoryBranch[]
}

export interface MenuItem {
  menu_label: string
  redirect_url: string
  icon: string | null
  child_menu: MenuItem[]
}

/**
 * Methods by their name in `/api/method/<name>`, with the specification's own names for some.
 * A method without a result has no `message`: its output is undefined.
 */
export interface Methods {
  /**
   * Applies as an affiliate, for the caller or for a class or club. A refused applicant may apply again.
   * For signed-in users.
   */
  'mela.affiliates.apply': {
    input: {
      display_name: string
      kind: 'person' | 'class' | 'club'
      group_name?: string | null
      benefit?: string | null
      message?: string | null
      payout_details?: string | null
      accepts_terms?: 0 | 1 | null
    }
    output: {
      name: string
      state: 'applied' | 'approved' | 'refused' | 'suspended'
    }
  }
  /**
   * Cancels a payout that was not paid. Its commissions are due again.
   * For System Manager, School Office.
   */
  'mela.affiliates.cancel_payout': {
    input: {
      /** Name of a document of type Affiliate Payout. */
      name: string
    }
    output: {
      name: string
      state: 'cancelled'
    }
  }
  /**
   * Returns who has a code, for a buyer who was told one.
   * For anyone; changes nothing.
   */
  'mela.affiliates.check_code': {
    input: {
      code: string
    }
    output: {
      code: string
      display_name: string
      kind: 'class' | 'club' | 'person'
      group_name: string | null
      benefit: string | null
      window_days: number
    }
  }
  /**
   * Creates a payout of an affiliate's confirmed commissions, less what was returned after an earlier payout.
   * For System Manager, School Office.
   */
  'mela.affiliates.create_payout': {
    input: {
      /** Name of a document of type Affiliate. */
      name: string
    }
    output: {
      name: string
      amount: number
    }
  }
  /**
   * Returns the caller's application, and what they earned as an affiliate.
   * For signed-in users; changes nothing.
   */
  'mela.affiliates.get_affiliate': {
    input: Record<string, never>
    output: {
      is_on: 0 | 1
      currency: string
      affiliate: {
        reason: string | null
        state: 'applied' | 'approved' | 'refused' | 'suspended'
        display_name: string
        kind: 'class' | 'club' | 'person'
        group_name: string | null
        benefit: string | null
        code: string | null
        message: string | null
        payout_details: string | null
      } | null
      totals: {
        in_payout: number
        paid: number
        pending: number
        confirmed: number
      }
      months: {
        earned: number
        /** 'YYYY-MM'. */
        month: string
        visits: number
        orders: number
      }[]
      payouts: {
        date: string
        payout: string
        state: 'cancelled' | 'paid' | 'prepared'
        amount: number
        reference: string | null
      }[]
    }
  }
  /**
   * Returns a page of the caller's commissions, the newest first; pass `next` as `start` for the next page.
   * For signed-in users; changes nothing.
   */
  'mela.affiliates.get_commissions': {
    input: {
      start?: number | null
      limit?: number | null
    }
    output: {
      lines: {
        sales: number
        amount: number
        reversed: number
        held_until: string | null
        line: string
        date: string
        state: 'confirmed' | 'paid' | 'pending' | 'reversed'
      }[]
      next: number | null
    }
  }
  /**
   * Returns what the affiliate program offers. The response is the same for all guests.
   * For anyone; changes nothing.
   */
  'mela.affiliates.get_program': {
    input: Record<string, never>
    output: {
      rates: {
        category: string | null
        rate: number
      }[]
      terms: string | null
      is_on: 0 | 1
      currency: string
      window_days: number
      minimum_payout: number
    }
  }
  /**
   * Marks a payout as paid by its reference. Refuses one whose sales were returned since it was created.
   * For System Manager, School Office.
   */
  'mela.affiliates.mark_payout_paid': {
    input: {
      /** Name of a document of type Affiliate Payout. */
      name: string
    }
    output:
      | {
          name: string
          state: 'cancelled' | 'paid' | 'prepared'
          amount: number
        }
      | {
          name: string
          state: 'paid'
        }
  }
  /**
   * Counts a visit by an affiliate's link. Unknown codes and visits beyond the limit change nothing.
   * For anyone.
   */
  'mela.affiliates.record_visit': {
    input: {
      code: string
    }
    output:
      | {
          is_counted: 0
        }
      | {
          is_counted: 1
        }
  }
  /**
   * Changes where the caller's commissions are paid to.
   * For signed-in users.
   */
  'mela.affiliates.save_payout_details': {
    input: {
      payout_details: string
    }
    output: {
      payout_details: string
    }
  }
  /**
   * Assigns the document to colleagues who can work on it too; returns its open assignments.
   * For signed-in users.
   */
  'mela.assignments.add_assignment': {
    input: {
      doctype: string
      name: string
      /** Anything: its shape is the method's. */
      assign_to?: unknown
      /** HTML. */
      description?: string | null
      /** 'YYYY-MM-DD'. */
      date?: string | null
      priority?: 'High' | 'Medium' | 'Low' | null
    }
    output: {
      name: string
      owner: string
      description: string
    }[]
  }
  /**
   * Closes a user's assignment to a document; returns the open ones.
   * For signed-in users.
   */
  'mela.assignments.close_assignment': {
    input: {
      doctype: string
      name: string
      assign_to: string
    }
    output: {
      name: string
      owner: string
      description: string
    }[]
  }
  /**
   * Returns the open assignments of a document that the caller works on.
   * For signed-in users; changes nothing.
   */
  'mela.assignments.get_assignments': {
    input: {
      doctype: string
      name: string
    }
    output: {
      name: string
      owner: string
      description: string
    }[]
  }
  /**
   * Removes a user's assignment to a document; returns the open ones.
   * For signed-in users.
   */
  'mela.assignments.remove_assignment': {
    input: {
      doctype: string
      name: string
      assign_to: string
    }
    output: {
      name: string
      owner: string
      description: string
    }[]
  }
  /**
   * Adds a comment to a post. One that needs a review is visible to its author alone until the office approves it.
   * For signed-in users.
   */
  'mela.blog.add_comment': {
    input: {
      post: string
      text: string
      idempotency_key?: string | null
    }
    output: {
      comment: string
      is_waiting: 0 | 1
    }
  }
  /**
   * Returns the address of a post: a preview link that expires after a week, or its own address once it is public.
   * For School Office, Store Manager, System Manager.
   */
  'mela.blog.create_preview': {
    input: {
      /** Name of a document of type Blog Post. */
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Deletes the caller's own comment; the error does not reveal that others exist.
   * For signed-in users.
   */
  'mela.blog.delete_comment': {
    input: {
      comment: string
    }
    output: {
      deleted: 1
    }
  }
  /**
   * Returns a page of the comments of a public post, the oldest first, with the count of visible ones; an author sees own
   * ones that wait for a review. One statement.
   * For anyone; changes nothing.
   */
  'mela.blog.get_comments': {
    input: {
      post: string
      start?: number | null
    }
    output: {
      count: number
      comments: {
        name: string
        text: string
        author_name: string
        written_at: string
        is_own: 0 | 1
        is_waiting: 0 | 1
      }[]
      has_more: 0 | 1
    }
  }
  /**
   * Returns a public post by its path; 404 before it is published. Two statements, three in other languages.
   * For anyone; changes nothing.
   */
  'mela.blog.get_post': {
    input: {
      route: string
    }
    output: {
      category_name: string
      tags: {
        tag: string
        label: string
      }[]
      previous: {
        route: string
        title: string
        cover: string | null
      } | null
      next: {
        route: string
        title: string
        cover: string | null
      } | null
      category: string
      products: string[]
      events: string[]
      /** ISO 8601, in UTC. */
      date_published: string | null
      date_modified: string
      reading_minutes: number | null
      published_at: string | null
      allows_comments: 0 | 1
      name: string
      route: string
      title: string
      summary: string
      author: string
      author_title: string | null
      cover: string | null
      cover_alt: string | null
      body: string
    }
  }
  /**
   * Returns a page of public posts and the categories that have some. Two statements.
   * For anyone; changes nothing.
   */
  'mela.blog.get_posts': {
    input: {
      category?: string | null
      tag?: string | null
      txt?: string | null
      start?: number | null
    }
    output: {
      categories: {
        route: string
        category_name: string
        count: number
      }[]
      posts: {
        category_name: string
        name: string
        route: string
        title: string
        summary: string
        cover: string | null
        cover_alt: string | null
        category: string
        author: string
        /** 'YYYY-MM-DD HH:MM:SS' in the site's time zone. */
        published_at: string
        reading_minutes: number
      }[]
      tag_label: string | null
      has_more: 0 | 1
    }
  }
  /**
   * Returns the post of a preview link as readers will see it. Not cached for guests, so that it ends with its link;
   * `is_public` says that readers see the post at its own address.
   * For anyone.
   */
  'mela.blog.get_preview': {
    input: {
      token: string
    }
    output: {
      is_public: 0 | 1
      expires_at: string
      post: {
        category_name: string
        tags: {
          tag: string
          label: string
        }[]
        previous: {
          route: string
          title: string
          cover: string | null
        } | null
        next: {
          route: string
          title: string
          cover: string | null
        } | null
        category: string
        products: string[]
        events: string[]
        /** ISO 8601, in UTC. */
        date_published: string | null
        date_modified: string
        reading_minutes: number | null
        published_at: string | null
        allows_comments: 0 | 1
        name: string
        route: string
        title: string
        summary: string
        author: string
        author_title: string | null
        cover: string | null
        cover_alt: string | null
        body: string
      }
    }
  }
  /**
   * Adds a reply to a topic. Refused in a board where the caller may not write.
   * For signed-in users.
   */
  'mela.board.add_reply': {
    input: {
      topic: string
      text: string
      idempotency_key?: string | null
    }
    output: {
      reply: string
    }
  }
  /**
   * Returns the readable boards with their counts. Two statements, and one for a translation.
   * For anyone; changes nothing.
   */
  'mela.board.get_boards': {
    input: Record<string, never>
    output: {
      boards: {
        may_open: 0 | 1
        name: string
        board_name: string
        description: string | null
        notices_only: 0 | 1
        topics: number
      }[]
    }
  }
  /**
   * Returns a topic with a page of replies, the oldest first. Five statements, and one for a translation.
   * For anyone; changes nothing.
   */
  'mela.board.get_topic': {
    input: {
      topic: string
      start?: number | null
    }
    output: {
      replies: {
        is_thanked: 0 | 1
        name: string
        creation: string
        text: string
        author_name: string
        thanks: number
      }[]
      has_more: 0 | 1
      may_reply: 0 | 1
      name: string
      title: string
      text: string
      author_name: string
      is_pinned: 0 | 1
      is_locked: 0 | 1
      reply_count: number
      creation: string
      board: {
        name: string
        board_name: string
      }
    }
  }
  /**
   * Returns a page of topics: pinned ones, then by last activity. Two statements, and one for a translation.
   * For anyone; changes nothing.
   */
  'mela.board.get_topics': {
    input: {
      board: string
      txt?: string | null
      start?: number | null
    }
    output: {
      board: {
        name: string
        board_name: string
        description: string | null
        notices_only: 0 | 1
      }
      topics: {
        name: string
        title: string
        author_name: string
        reply_count: number
        last_word_at: string | null
        is_pinned: 0 | 1
        is_locked: 0 | 1
      }[]
      has_more: 0 | 1
    }
  }
  /**
   * Opens a topic in a board where the caller may write.
   * For signed-in users.
   */
  'mela.board.open_topic': {
    input: {
      board: string
      title: string
      text: string
      idempotency_key?: string | null
    }
    output: {
      topic: string
    }
  }
  /**
   * Thanks for a reply, or withdraws the thanks. The reply is locked, so that its count is exact.
   * For signed-in users.
   */
  'mela.board.thank': {
    input: {
      reply: string
      is_thanked?: 0 | 1 | null
    }
    output: {
      thanks: number
    }
  }
  /**
   * Returns the latest bookkeeping run, check by check, in the caller's language. It is null before the first run.
   * For System Manager, School Office; changes nothing.
   */
  'mela.books.get_latest': {
    input: Record<string, never>
    output:
      | {
          checks: {
            check: string
            title: string
            discrepancy_count: number
            discrepancies: {
              type: string | null
              name: string | null
              problem: string
            }[]
          }[]
          name: string
          started: string
          ended: string
          ok: 0 | 1
          discrepancy_count: number
        }
      | undefined
  }
  /**
   * Runs the bookkeeping checks now. The run has the form of `mela.books.get_latest`.
   * For System Manager, School Office.
   */
  'mela.books.run': {
    input: Record<string, never>
    output: {
      name: string
      ok: number
    }
  }
  /**
   * Returns the public profile of a live business as a list of one. The list is empty for any other name.
   * For anyone; changes nothing.
   */
  'mela.businesses.get_business_detail': {
    input: {
      name?: string | null
    }
    output: {
      name: string
      business_name: string
      tagline: string | null
      logo: string | null
      phone: string | null
      email: string | null
      address: string | null
      address_line1: string | null
      address_line2: string | null
      city: string | null
      core_city: string | null
      state: string | null
      zipcode: string | null
      country: string | null
      currency: string
      opening_hours: string | null
      rating: number | null
      returns_policy: string | null
      delivery_policy: string | null
      cities: {
        city: string
        core_city: string
      }[]
    }[]
  }
  /**
   * Returns the live businesses of a city, or all; the website's own first, the others by name. At most three statements,
   * plus one for another language.
   * For anyone; changes nothing.
   */
  'mela.businesses.get_businesses': {
    input: {
      city?: string | null
    }
    output: {
      businesses: {
        name: string
        tagline: string | null
        city: string | null
        logo: string | null
        business_name: string
        rating: number | null
      }[]
      default_business: string
    }
  }
  /**
   * Returns the cities that live businesses serve. Each has its core city and its number of businesses; two statements.
   * For anyone; changes nothing.
   */
  'mela.businesses.get_cities': {
    input: Record<string, never>
    output: {
      city: string
      core_city: string
      businesses: number
    }[]
  }
  /**
   * Returns a child's card with its signed code, for its guardians and the office.
   * For signed-in users.
   */
  'mela.cards.get_card': {
    input: {
      student: string
    }
    output: {
      text: string
      address: string
      qr: string
      photo: string | null
      full_name: string
      class: string | null
      academic_year: string
      code: string
      valid_until: string
    }
  }
  /**
   * Issues the student card of a child for a year. A child has one valid card for each year.
   * For School Office, System Manager.
   */
  'mela.cards.issue': {
    input: {
      /** Name of a document of type Student Registration. */
      student: string
      /** Name of a document of type Academic Year. */
      academic_year: string
    }
    output: {
      name: string
      code: string
      valid_until: string
    }
  }
  /**
   * Revokes a lost student card and issues a new one.
   * For School Office, System Manager.
   */
  'mela.cards.replace': {
    input: {
      /** Name of a document of type Student Card. */
      name: string
      reason?: string | null
    }
    output: {
      name: string
      code: string
      valid_until: string
    }
  }
  /**
   * Revokes a card; the public check then shows only that it is invalid. Idempotent.
   * For School Office, System Manager.
   */
  'mela.cards.revoke': {
    input: {
      /** Name of a document of type Student Card. */
      name: string
      reason: string
    }
    output: {
      name: string
      state: 'revoked'
    }
  }
  /**
   * Verifies a card or certificate, for all callers: name, photo and validity only.
   * For anyone.
   */
  'mela.cards.verify': {
    input: {
      code: string
    }
    output:
      | {
          kind: null
          valid: boolean
          full_name: null
          photo: null
          valid_until: null
          lines: never[]
        }
      | {
          lines: [string, string][]
          photo: string | null
          kind: string
          valid: boolean
          full_name: string | null
          valid_until: string | null
        }
  }
  /**
   * Accepts all changes that `get_cart` reports, such as current prices and remaining stock. Unavailable items are
   * removed.
   * For anyone.
   */
  'mela.cart.accept_changes': {
    input: {
      cart_token?: string | null
      version?: number | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Adds an item to the caller's cart; a guest without a cart gets one with its token. `request_key` makes the call
   * idempotent. The price comes from the server.
   * For anyone.
   */
  'mela.cart.add': {
    input: {
      variant: string
      business: string
      /** Anything: its shape is the method's. */
      quantity?: unknown
      cart_token?: string | null
      request_key?: string | null
    }
    output: {
      cart_token: string | null
      cart: {
        version: number
        lines: number
        item_count: number
      }
      line: {
        variant: string
        business: string
        title: string
        quantity: number
        most: number
      }
    }
  }
  /**
   * Raises the caller's cart to the wanted quantities, each from the best offer that has them in stock. Idempotent: the
   * cart is locked first, and lines that hold enough stay.
   * For anyone.
   */
  'mela.cart.add_best_offers': {
    input: {
      /** Anything: its shape is the method's. */
      items?: unknown
      cart_token?: string | null
    }
    output: {
      cart: {
        version: number
        lines: number
        item_count: number
      }
      cart_token: string | null
      items: {
        variant: string
        /** Quantity in the cart now, from all sellers. */
        quantity: number
        added: number
        state: 'added' | 'already_there' | 'cart_full' | 'insufficient_stock' | 'not_sold' | 'sold_out'
      }[]
    }
  }
  /**
   * Returns the caller's cart at current prices, or an empty cart. Nothing is written.
   * For anyone.
   */
  'mela.cart.get_cart': {
    input: {
      cart_token?: string | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Returns the number of items in the caller's cart. At most one statement.
   * For anyone.
   */
  'mela.cart.get_count': {
    input: {
      cart_token?: string | null
    }
    output: {
      version: number
      lines: number
      item_count: number
    }
  }
  /**
   * Merges a guest's cart into the caller's own cart after sign-in. Idempotent.
   * For signed-in users.
   */
  'mela.cart.merge': {
    input: {
      cart_token: string
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Removes a line item from the cart.
   * For anyone.
   */
  'mela.cart.remove': {
    input: {
      variant: string
      business: string
      cart_token?: string | null
      version?: number | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Sets the buyer and the address of a cart. Without an address it stays the same, and errors name fields such as
   * `address.zipcode`.
   * For anyone.
   */
  'mela.cart.set_address': {
    input: {
      /** Anything: its shape is the method's. */
      address?: unknown
      contact_name?: string | null
      /** E.164. */
      phone?: string | null
      email?: string | null
      gstin?: string | null
      cart_token?: string | null
      version?: number | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Sets a coupon code, or removes it when empty. `problems` names the reason when a code stops giving a discount.
   * For anyone.
   */
  'mela.cart.set_coupon': {
    input: {
      coupon_code?: string | null
      cart_token?: string | null
      version?: number | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Sets delivery options: `deliveries` is `{[fulfilment]: {code, slot?}}`; fulfilments that it omits do not change.
   * For anyone.
   */
  'mela.cart.set_delivery': {
    input: {
      /** Anything: its shape is the method's. */
      deliveries?: unknown
      cart_token?: string | null
      version?: number | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Sets the payment method of a cart. Whether it is possible is listed in `problems`.
   * For anyone.
   */
  'mela.cart.set_payment': {
    input: {
      payment_choice: 'online' | 'cod'
      cart_token?: string | null
      version?: number | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Sets the delivery place of a cart. Delivery charges and serviceability follow from it.
   * For anyone.
   */
  'mela.cart.set_place': {
    input: {
      postal_code: string
      cart_token?: string | null
      version?: number | null
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Sets the quantity of a line item in the cart. A quantity above the stock is accepted and reported as a change.
   * For anyone.
   */
  'mela.cart.set_quantity': {
    input: {
      variant: string
      business: string
      cart_token?: string | null
      version?: number | null
      /** Anything: its shape is the method's. */
      quantity?: unknown
    }
    output: {
      ordered_as: string | null
      lines: {
        price: number
        compare_at_price: number | null
        price_seen: number
        amount: number
        discount: number
        state: 'available' | 'insufficient_stock' | 'not_sold' | 'over_order_limit' | 'sold_out'
        wanted: number
        quantity: number
        left: number | null
        fulfilment: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        back_order: {
          kind: 'back-order' | 'pre-order'
          days: number | null
          expected_on: string
          quantity: number
        } | null
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      fulfilments: {
        ready_on: string | null
        options: {
          amount: number
          /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
          code: string
          kind: 'collection' | 'delivery' | 'digital' | 'pickup'
          /** English label, stored with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null for digital items. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
            label: string
            day: string
            starts: string
            ends: string
          }[]
          pickup: {
            branch: string
            branch_name: string
            address: string
            opening_hours: string | null
          } | null
          /** The hand-over by the organisation of a package that the seller ships to it. */
          collection: {
            /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
            code: string
            /** The name that buyers see and the label of the package shows. It never names a child. */
            title: string
            address: {
              contact_name: string
              phone: string
              address_line1: string
              address_line2: string | null
              landmark: string | null
              city: string
              state: string
              zipcode: string
              country: string
            }
            /** 'YYYY-MM-DD', the day of the hand-over. */
            day: string
          } | null
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'area_not_served'
            | 'closed'
            | 'cod_excluded_area'
            | 'cod_excluded_item'
            | 'cod_limit'
            | 'cod_not_delivered'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'too_heavy'
            | 'unknown_postal_code'
            | null
        }
        goods: number
        delivery: number
        delivery_discount: number
        key: string
        business: string
        business_name: string
        branch: string | null
        branch_name: string | null
        is_digital: boolean
        lines: string[]
        is_served: boolean
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
        items_amount: number
        source: string
        code: string
        label: string
        amount: number
      }[]
      totals: {
        quantity: number
        goods: number
        discount: number
        delivery: number
        delivery_discount: number
        payment_fee: number
        tax: number
        total: number
      }
      changes: {
        kind:
          | 'delivery_unavailable'
          | 'insufficient_stock'
          | 'not_sold'
          | 'over_order_limit'
          | 'price_down'
          | 'price_up'
          | 'ships_later'
          | 'sold_out'
        key: string
        title: string
        /** Price in minor units, or a quantity; null when there is no comparison. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        reason: string
      }[]
      offers: {
        amount: number
        reason: string | null
        key: string
        title: string
        terms: string | null
        /** The code to enter; null when the offer applies without one. */
        code: string | null
        state: 'applied' | 'available' | 'not_applied'
      }[]
      payment_choice: 'cod' | 'online' | null
      coupon_code: string | null
      takes_coupons: boolean
      version: number
      currency: 'INR'
      postal_code: string | null
      place_city: string | null
      place_state: string | null
      address: {
        contact_name: string
        phone: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        city: string
        state: string
        zipcode: string
        country: string
      } | null
      contact_name: string | null
      phone: string | null
      email: string | null
      gstin: string | null
    }
  }
  /**
   * Returns each variant of some products with its best offer. Products that are not on sale are left out.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_best_offers': {
    input: {
      /** Anything: its shape is the method's. */
      products?: unknown
    }
    output: {
      variants: {
        compare_at_price: number | null
        in_stock: 0 | 1
        left: number | null
        sellers: number
        business: string
        business_name: string
        price: number
        product: string
        title: string
        route: string
        variant: string
        sku: string
        variant_label: string
        image: string | null
      }[]
    }
  }
  /**
   * Returns the cards of some products by name, in their order; unlisted ones are left out. One statement.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_cards': {
    input: {
      /** Anything: its shape is the method's. */
      products?: unknown
    }
    output: {
      products: {
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
        back_order: 'back-order' | 'pre-order' | null
        rating: number | null
        reviews: number
      }[]
    }
  }
  /**
   * Returns the category tree that all businesses share; counts are limited to `business` if given.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_parent_categories': {
    input: {
      domain?: string | null
      show_count?: 0 | 1 | null
      business?: string | null
    }
    output: Category[]
  }
  /**
   * Returns a product's page without delivery estimates. One statement; two when related cards are not cached.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_product': {
    input: {
      route: string
    }
    output: {
      name: string
      route: string
      title: string
      short_description: string | null
      /** Sanitised HTML. */
      description: string | null
      image: string | null
      pictures: {
        image: string
        alt: string | null
      }[]
      brand: {
        name: string
        logo: string | null
      } | null
      business: string
      business_name: string
      trail: {
        name: string
        route: string
        category_name: string
      }[]
      options: {
        option: string
        values: string[]
      }[]
      variants: {
        name: string
        sku: string
        label: string
        /** Values by option: `{ Size: 'M', Colour: 'Red' }`. Combinations without a variant are impossible. */
        options: Record<string, string>
        image: string | null
        weight_grams: number
        /** Price of the featured offer, as a decimal. */
        price: number
        compare_at_price: number | null
        in_stock: 0 | 1
        left: number | null
        offers: {
          business: string
          business_name: string
          business_rating: number | null
          price: number
          compare_at_price: number | null
          in_stock: 0 | 1
          /** Remaining quantity if low; else null. */
          left: number | null
          /** Sale beyond stock while it is out of stock; null when it is in stock or not sold then. */
          back_order: {
            kind: 'back-order' | 'pre-order'
            /** 'YYYY-MM-DD'; null for a back-order, which ships some days after the order. */
            release_on: string | null
            days: number | null
            left: number
          } | null
        }[]
        won_by: 'in_stock' | 'only' | 'order' | 'own' | 'price' | 'rating'
      }[]
      attributes: {
        attribute: string
        value: string
      }[]
      currency: 'INR'
      price: number
      price_to: number
      in_stock: 0 | 1
      rating: number | null
      reviews: number
      cod_allowed: 0 | 1
      returnable: 0 | 1
      return_days: number
      is_digital: 0 | 1
      related: {
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
        back_order: 'back-order' | 'pre-order' | null
        rating: number | null
        reviews: number
      }[]
    }
  }
  /**
   * Returns a page of products with its facets. At most one statement; a typo correction also searches the rest of the
   * site.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_products': {
    input: {
      category?: string | null
      business?: string | null
      /** Anything: its shape is the method's. */
      brand?: unknown
      /** Anything: its shape is the method's. */
      seller?: unknown
      /** A decimal amount. */
      price_min?: number | null
      /** A decimal amount. */
      price_max?: number | null
      /** Anything: its shape is the method's. */
      attributes?: unknown
      in_stock?: 0 | 1 | null
      /** Only what costs less than it did. */
      on_offer?: 0 | 1 | null
      search?: string | null
      sort?: 'position' | 'price_low' | 'price_high' | 'newest' | 'rating' | 'relevance' | null
      start?: number | null
      limit?: number | null
    }
    output: {
      products: {
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
        back_order: 'back-order' | 'pre-order' | null
        rating: number | null
        reviews: number
      }[]
      total: number
      start: number
      limit: number
      sort: 'newest' | 'position' | 'price_high' | 'price_low' | 'rating' | 'relevance'
      facets: {
        /** Argument of `get_products` that takes the values: 'category', 'brand', 'seller', 'in_stock' or 'attributes.<name>'. */
        field: string
        label: string
        values: {
          value: string
          label: string
          count: number
          is_chosen: 0 | 1
        }[]
      }[]
      price_range: {
        min: number
        max: number
      } | null
      /** Null without a requested category, and for an unknown one. */
      category: {
        full_description: string | null
        category_image: string | null
        trail: {
          name: string
          route: string
          category_name: string
        }[]
        name: string
        route: string
        category_name: string
      } | null
      /** The corrected search, if the original had no match; else null. */
      corrected_to: string | null
      corrected_from: string | null
    }
  }
  /**
   * Returns products related to a product; empty for an unsold one. At most one statement.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_related': {
    input: {
      product: string
      limit?: number | null
    }
    output: {
      products: {
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
        back_order: 'back-order' | 'pre-order' | null
        rating: number | null
        reviews: number
      }[]
    }
  }
  /**
   * Returns suggestions for an incomplete search, from all products or one `business`. At most one statement.
   * For anyone; changes nothing.
   */
  'mela.catalog.suggest': {
    input: {
      text: string
      business?: string | null
    }
    output: {
      words: string[]
      categories: {
        name: string
        route: string
        category_name: string
        count: number
      }[]
      products: {
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
        back_order: 'back-order' | 'pre-order' | null
        rating: number | null
        reviews: number
      }[]
    }
  }
  /**
   * Withdraws a product change that awaits the office's review. The caller must be allowed to change the product, which
   * stays as it is.
   * For Seller, Store Manager, System Manager.
   */
  'mela.catalog.withdraw_change': {
    input: {
      /** Of the product. */
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Returns a list to the guardians of the class's children, to its teacher and to the office. Others get the same
   * response as for a list that does not exist.
   * For signed-in users; changes nothing.
   */
  'mela.class_lists.get_class_list': {
    input: {
      class_list: string
    }
    output: {
      state: 'closed' | 'draft' | 'past_due' | 'published'
      delivery: {
        place: string
        day: string
      } | null
      items: {
        substitute: {
          product: string
          sku: string | null
        } | null
        item: string
        title: string
        quantity: number
        is_required: 0 | 1
        product: string
        sku: string | null
        note: string | null
      }[]
      children: {
        has: string[]
        student: string
        full_name: string
      }[]
      /** Code of the collection, whose packages the writers hand over, and how many children have each item. */
      progress: {
        collection: string
        ticks: {
          item: string
          children: number
        }[]
      } | null
      name: string
      title: string
      class: string
      academic_year: string
      note: string | null
      due_on: string
    }
  }
  /**
   * Returns the published lists of the caller's children, or of one of them. Four statements at most.
   * For signed-in users; changes nothing.
   */
  'mela.class_lists.get_class_lists': {
    input: {
      student?: string | null
    }
    output: {
      lists: {
        children: string[]
        name: string
        title: string
        class: string
        academic_year: string
        due_on: string
      }[]
    }
  }
  /**
   * Returns the address of the list's page, which shows its writers the families' progress and the packages.
   * For signed-in users.
   */
  'mela.class_lists.open_class_list': {
    input: {
      name: string
    }
    output: {
      url: string
    }
  }
  /**
   * Stores whether a child already has an item of a list; repeated calls change nothing.
   * For signed-in users.
   */
  'mela.class_lists.set_tick': {
    input: {
      class_list: string
      item: string
      student: string
      has?: 0 | 1 | null
    }
    output: {
      class_list: string
      item: string
      student: string
      has: 0 | 1
    }
  }
  /**
   * Sends an enquiry to the seller by e-mail and in the app; neither side sees the other's address.
   * For anyone.
   */
  'mela.classifieds.ask': {
    input: {
      classified: string
      enquirer_name?: string | null
      enquirer_email?: string | null
      message: string
      idempotency_key?: string | null
    }
    output: {
      sent: number
    }
  }
  /**
   * Returns an advertisement as the public sees it. The phone number is included only when the seller agreed to show it.
   * For anyone; changes nothing.
   */
  'mela.classifieds.get_classified': {
    input: {
      name: string
    }
    output: {
      photos: {
        picture: string
        alt: string | null
      }[]
      phone: string | null
      description: string
      expires_on: string | null
      currency: string
      category_name: string
      name: string
      title: string
      category: string
      price: number | null
      city: string | null
      cover: string | null
      seller_name: string
      live_from: string | null
    }
  }
  /**
   * Returns a page of advertisements and the categories. Three statements, and one for a translation.
   * For anyone; changes nothing.
   */
  'mela.classifieds.get_classifieds': {
    input: {
      category?: string | null
      city?: string | null
      txt?: string | null
      start?: number | null
    }
    output: {
      categories: CategoryBranch[]
      ads: {
        name: string
        title: string
        category: string
        price: number | null
        city: string | null
        cover: string | null
        seller_name: string
        live_from: string | null
      }[]
      has_more: 0 | 1
      currency: string
    }
  }
  /**
   * Returns one of the caller's own advertisements with all the fields that they may change.
   * For signed-in users; changes nothing.
   */
  'mela.classifieds.get_my_ad': {
    input: {
      name: string
    }
    output: {
      price: number | null
      photos: {
        picture: string
        alt: string | null
      }[]
      name: string
      title: string
      category: string
      description: string
      city: string | null
      seller_name: string
      phone: string | null
      shows_phone: 0 | 1
      state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
    }
  }
  /**
   * Returns the caller's advertisements, enquiries, and the categories. Four statements, and one for a translation.
   * For signed-in users; changes nothing.
   */
  'mela.classifieds.get_my_ads': {
    input: Record<string, never>
    output: {
      categories: CategoryBranch[]
      currency: string
      ads: {
        price: number | null
        can_renew: 0 | 1
        enquiries: {
          name: string
          creation: string
          message: string
          state: 'answered' | 'new'
          classified: string
          enquirer_name: string
          reply: string | null
          shares_phone: 0 | 1
        }[]
        name: string
        title: string
        state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
        hidden_because: string | null
        expires_on: string | null
        cover: string | null
        live_from: string | null
        sent_back_because: string | null
        is_hidden: 0 | 1
      }[]
    }
  }
  /** For signed-in users. */
  'mela.classifieds.mark_sold': {
    input: {
      name: string
    }
    output: {
      name: string
      state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
      expires_on: string | null
    }
  }
  /** For signed-in users. */
  'mela.classifieds.renew': {
    input: {
      name: string
    }
    output: {
      name: string
      state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
      expires_on: string | null
    }
  }
  /**
   * Replies to an enquiry; the seller's phone number is included only with consent, for this person.
   * For signed-in users.
   */
  'mela.classifieds.reply': {
    input: {
      enquiry: string
      message: string
      shares_phone?: 0 | 1 | null
    }
    output: {
      state: 'answered' | 'new'
    }
  }
  /**
   * Saves an advertisement of the caller. Without a `name` it creates a draft.
   * For signed-in users.
   */
  'mela.classifieds.save_ad': {
    input: {
      name?: string | null
      title: string
      category: string
      description: string
      /** A decimal amount. */
      price?: number | null
      city?: string | null
      seller_name?: string | null
      /** E.164. */
      phone?: string | null
      shows_phone?: 0 | 1 | null
      /** Anything: its shape is the method's. */
      photos?: unknown
      idempotency_key?: string | null
    }
    output: {
      name: string
      state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
    }
  }
  /** For signed-in users. */
  'mela.classifieds.submit_ad': {
    input: {
      name: string
    }
    output: {
      name: string
      state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
      expires_on: string | null
    }
  }
  /** For signed-in users. */
  'mela.classifieds.withdraw_ad': {
    input: {
      name: string
    }
    output: {
      name: string
      state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
      expires_on: string | null
    }
  }
  /**
   * Adds a comment to a document that the caller works on.
   * For signed-in users.
   */
  'mela.comments.add_comment': {
    input: {
      reference_doctype: string
      reference_name: string
      /** HTML. */
      content: string
    }
    output: {
      name: string
      owner: string
      creation: string
      modified: string
      modified_by: string
      docstatus: 0 | 1 | 2
      idx: number
      reference_doctype: string
      comment_type: 'Comment' | 'Info' | null
      reference_name: string
      content: string
    }
  }
  /**
   * Deletes the caller's own comment, or any comment on a document that the caller may delete.
   * For signed-in users.
   */
  'mela.comments.delete_comment': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Changes the caller's own comment. The error for another author's comment and for a missing one is the same.
   * For signed-in users.
   */
  'mela.comments.update_comment': {
    input: {
      name: string
      /** HTML. */
      content: string
    }
    output: {
      name: string
      owner: string
      creation: string
      modified: string
      modified_by: string
      docstatus: 0 | 1 | 2
      idx: number
      reference_doctype: string
      comment_type: 'Comment' | 'Info' | null
      reference_name: string
      content: string
    }
  }
  /**
   * Stores a message from each caller. The response contains only its name, which gives no access.
   * For anyone.
   */
  'mela.contact.contactform': {
    input: {
      /** An object, or JSON as text. */
      data?: string | object | null
      username?: string | null
      mailid?: string | null
      phonenumber?: string | null
      subject?: string | null
      message?: string | null
      business?: string | null
    }
    output: {
      name: string
    }
  }
  /**
   * Resends the answer to a contact message when its e-mail was not sent. It returns the message's name.
   * For System Manager, School Office, Store Manager.
   */
  'mela.contact.resend_answer': {
    input: {
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Returns the data of the contribution page, with its progress and its supporters. The response is the same for all
   * guests.
   * For anyone; changes nothing.
   */
  'mela.contributions.get_campaign': {
    input: Record<string, never>
    output: {
      purposes: {
        raised: number
        count: number
        name: string
        title: string
        description: string | null
        goal: number | null
      }[]
      supporters: {
        name: string | null
        amount: number
        message: string | null
        day: string | null
      }[]
      goal: number | null
      raised: number
      count: number
      currency: string
      minimum: number
      maximum: number
      suggested: number[]
      heading: string | null
      introduction: string | null
    }
  }
  /**
   * Creates an offered contribution. The returned receipt token permits payment; the name alone permits nothing.
   * For anyone.
   */
  'mela.contributions.offer': {
    input: {
      donor_name: string
      email?: string | null
      /** E.164. */
      phone?: string | null
      /** A decimal amount. */
      amount: number
      purpose: string
      message?: string | null
      is_on_wall?: 0 | 1 | null
      is_anonymous?: 0 | 1 | null
      idempotency_key?: string | null
    }
    output: {
      name: string
      state: 'confirmed' | 'offered' | 'returned'
      amount: number
      currency: string
      receipt_token: string
    }
  }
  /**
   * Discards a delivery that was given up.
   * For System Manager.
   */
  'mela.dead_letters.discard_delivery': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Discards a task that was given up.
   * For System Manager.
   */
  'mela.dead_letters.discard_task': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Retries a delivery that was given up, from the start.
   * For System Manager.
   */
  'mela.dead_letters.retry_delivery': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Retries a task that was given up; a further failure records it again.
   * For System Manager.
   */
  'mela.dead_letters.retry_task': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Applies a transition; returns the document's name and `modified`. A caller who sends the `modified` they saw is
   * refused when the document has changed since, as with a save.
   * For signed-in users.
   */
  'mela.desk.apply_transition': {
    input: {
      doctype: string
      name: string
      action: string
      /** When it was changed last, as the caller saw it. */
      modified?: string | null
    }
    output: {
      name: string
      modified: string
    }
  }
  /** For signed-in users; changes nothing. */
  'mela.desk.export': {
    input: {
      doctype: string
      /** Anything: its shape is the method's. */
      fields?: unknown
      /** Anything: its shape is the method's. */
      filters?: unknown
      /** Anything: its shape is the method's. */
      or_filters?: unknown
      order_by?: string | null
      parent?: string | null
    }
    output: Blob
  }
  /**
   * Returns the documents that name a document which the caller reads, by type; empty types are left out.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_connections': {
    input: {
      doctype: string
      name: string
    }
    output: {
      most: number
      connections: {
        doctype: string
        fieldname: string
        label: string
        type_field: string | null
        count: number
        only: string | null
      }[]
    }
  }
  /**
   * Counts the documents that match the filters; the dialect's two counts use it, and it checks the permission to read.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_count': {
    input: {
      doctype: string
      /** An object, or JSON as text. */
      filters?: string | object | null
      /** An object, or JSON as text. */
      or_filters?: string | object | null
    }
    output: number
  }
  /**
   * Returns the latest documents of the types that the caller works with. Audited types are left out, because they are
   * read on purpose only.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_latest': {
    input: Record<string, never>
    output: {
      doctype: string
      name: string
      title: string
      creation: string
    }[]
  }
  /**
   * Returns the full names of users whom the documents of a list name, for callers who work on these documents and may
   * not read accounts.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_people': {
    input: {
      doctype: string
      /** An object, or JSON as text. */
      names: string | object
    }
    output: Record<string, string>
  }
  /**
   * Returns the transitions that the caller may take, in the order of the type's table.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_transitions': {
    input: {
      doctype: string
      name: string
    }
    output: {
      action: string
      to: string
      is_final: boolean
      /** The built-in roles. Every signed-in user has All; a caller who is not signed in has Guest alone. */
      is_next: boolean
    }[]
  }
  /**
   * Returns the document types that the caller may read, in module order.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_types': {
    input: Record<string, never>
    output: {
      name: string
      /** Its name in the last release, whose addresses lead to this type; null when it has only one. */
      earlier_name: string | null
      label: string
      module: string
      section: 'messages' | 'money' | 'organisation' | 'people' | 'store' | 'system'
      is_single: boolean
      is_worked_with: boolean
      title_field: string
      show_title_field_in_link: boolean
      can_create: boolean
      can_write: boolean
      can_delete: boolean
      can_export: boolean
      can_share_views: boolean
    }[]
  }
  /**
   * Returns the versions of a document, the latest first, as far as the caller may see them; empty for readers who do not
   * work on it.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_versions': {
    input: {
      doctype: string
      name: string
    }
    output: {
      name: string
      number: number
      owner: string
      creation: string
      kind: 'created' | 'merged' | 'renamed' | 'restored' | 'saved'
      /** Name of the transition, null for other changes. */
      action: string | null
      renamed: [string, string] | null
      merged: [string, string] | null
      deleted_at: string | null
      changed: [string, unknown, unknown][]
      added: [string, Record<string, unknown>][]
      removed: [string, Record<string, unknown>][]
      row_changed: [string, number, string, [string, unknown, unknown][]][]
    }[]
  }
  /**
   * Counts the waiting work of the types that the caller works with, in one statement.
   * For signed-in users; changes nothing.
   */
  'mela.desk.get_waiting': {
    input: Record<string, never>
    output: {
      most: number
      waiting: {
        doctype: string
        label: string
        count: number
        field: string
        values: string[]
        late: {
          field: string
          until: string
        } | null
      }[]
    }
  }
  /**
   * Restores the caller's own latest deletion of that name; a System Manager restores any user's. Returns the document.
   * For signed-in users.
   */
  'mela.documents.restore': {
    input: {
      doctype: string
      name: string
    }
    output: Record<string, unknown>
  }
  /**
   * Restores the document of a Deleted Document; returns its name.
   * For System Manager.
   */
  'mela.documents.restore_deleted': {
    input: {
      name: string
    }
    output: string
  }
  /**
   * Sends a file that the order bought, and counts it. The file has no address of its own: each call checks the order's
   * token or session, that the item is still paid for, and the limits.
   * For anyone.
   */
  'mela.downloads.download_file': {
    input: {
      token?: string | null
      name?: string | null
      line: string
      download: string
    }
    output: Blob
  }
  /**
   * Returns the files that an order may download, for the holder of its token or the signed-in buyer.
   * For anyone.
   */
  'mela.downloads.get_downloads': {
    input: {
      token?: string | null
      name?: string | null
    }
    output: {
      can_download: 0 | 1
      line: string
      download: string
      title: string
      product_title: string
      file_name: string
      file_size: number
      left: number | null
      most: number | null
      until: string | null
    }[]
  }
  /**
   * Accepts the seats offered from the waiting list. Free seats are confirmed, and priced seats are held until they are
   * paid.
   * For anyone.
   */
  'mela.events.accept_offer': {
    input: {
      token: string
    }
    output: {
      registration: string
      token: string
      state:
        'cancelled' | 'checked in' | 'confirmed' | 'draft' | 'lapsed' | 'offered' | 'reserved' | 'waitlisted'
      amount: number
      currency: string
      seats: number
      expires_at: string | null
    }
  }
  /**
   * Cancels a registration or some of its attendees for the holder of its token. Payments for them are refunded.
   * For anyone.
   */
  'mela.events.cancel_registration': {
    input: {
      token: string
      /** Anything: its shape is the method's. */
      attendees?: unknown
    }
    output: {
      attendees: {
        ticket_code: string | null
        checked_in_at: string | null
        student: string | null
        seats: number
        answers: Record<string, string> | null
        companions: string[]
        name: string
        full_name: string
        age: number | null
        ticket_type: string | null
      }[]
      answers: Record<string, string> | null
      paid: number
      returned: number
      can_cancel: 0 | 1
      can_change: 0 | 1
      email: string | null
      phone: string
      contact_name: string
      registration: string
      state:
        'cancelled' | 'checked in' | 'confirmed' | 'draft' | 'lapsed' | 'offered' | 'reserved' | 'waitlisted'
      event: {
        name: string
        title: string
        start_date: string
        end_date: string | null
        start_time: string | null
        end_time: string | null
        time_zone: string
        venue: string | null
        event_image: string | null
      }
      seats: number
      amount: number
      currency: string
      expires_at: string | null
      waiting_position: number | null
    }
  }
  /**
   * Changes the attendees and the contact of a registration for the holder of its token. Attendees left out are
   * cancelled.
   * For anyone.
   */
  'mela.events.change_registration': {
    input: {
      token: string
      contact_name?: string | null
      /** E.164. */
      phone?: string | null
      email?: string | null
      /** Anything: its shape is the method's. */
      attendees?: unknown
      /** Anything: its shape is the method's. */
      answers?: unknown
    }
    output: {
      attendees: {
        ticket_code: string | null
        checked_in_at: string | null
        student: string | null
        seats: number
        answers: Record<string, string> | null
        companions: string[]
        name: string
        full_name: string
        age: number | null
        ticket_type: string | null
      }[]
      answers: Record<string, string> | null
      paid: number
      returned: number
      can_cancel: 0 | 1
      can_change: 0 | 1
      email: string | null
      phone: string
      contact_name: string
      registration: string
      state:
        'cancelled' | 'checked in' | 'confirmed' | 'draft' | 'lapsed' | 'offered' | 'reserved' | 'waitlisted'
      event: {
        name: string
        title: string
        start_date: string
        end_date: string | null
        start_time: string | null
        end_time: string | null
        time_zone: string
        venue: string | null
        event_image: string | null
      }
      seats: number
      amount: number
      currency: string
      expires_at: string | null
      waiting_position: number | null
    }
  }
  /**
   * Returns the contact and the children with which the caller's event form is filled in. Ages are those on the day of
   * the event.
   * For signed-in users; changes nothing.
   */
  'mela.events.get_my_details': {
    input: {
      event: string
    }
    output: {
      children: {
        age: number
        student: string
        full_name: string
        class: string | null
      }[]
      contact_name: string
      phone: string
      email: string
    }
  }
  /**
   * Returns the caller's registrations, upcoming events first.
   * For signed-in users.
   */
  'mela.events.get_my_registrations': {
    input: Record<string, never>
    output: {
      registration: string
      state:
        'cancelled' | 'checked in' | 'confirmed' | 'draft' | 'lapsed' | 'offered' | 'reserved' | 'waitlisted'
      event: {
        name: string
        title: string
        start_date: string
        end_date: string | null
        start_time: string | null
        end_time: string | null
        time_zone: string
        venue: string | null
        event_image: string | null
      }
      seats: number
      amount: number
      currency: string
      expires_at: string | null
      waiting_position: number | null
    }[]
  }
  /**
   * Returns free seats and the registration form of an event. Amounts are decimals. One statement.
   * For anyone; changes nothing.
   */
  'mela.events.get_places': {
    input: {
      event: string
    }
    output: {
      capacity: number | null
      left: number | null
      waiting: number
      has_waitlist: 0 | 1
      price: number | null
      ticket_types: {
        label: string
        price: number
        seats_per_ticket: number
        left: number | null
        min_age: number | null
        max_age: number | null
      }[]
      questions: {
        label: string
        fieldtype: 'Check' | 'Data' | 'Select'
        options: string | null
        required: 0 | 1
        per: 'attendee' | 'order'
      }[]
      closes_at: string | null
      state: 'closed' | 'external' | 'full' | 'open' | 'over' | 'waitlist'
    }
  }
  /**
   * Returns a registration for the holder of its token.
   * For anyone.
   */
  'mela.events.get_registration': {
    input: {
      token: string
    }
    output: {
      attendees: {
        ticket_code: string | null
        checked_in_at: string | null
        student: string | null
        seats: number
        answers: Record<string, string> | null
        companions: string[]
        name: string
        full_name: string
        age: number | null
        ticket_type: string | null
      }[]
      answers: Record<string, string> | null
      paid: number
      returned: number
      can_cancel: 0 | 1
      can_change: 0 | 1
      email: string | null
      phone: string
      contact_name: string
      registration: string
      state:
        'cancelled' | 'checked in' | 'confirmed' | 'draft' | 'lapsed' | 'offered' | 'reserved' | 'waitlisted'
      event: {
        name: string
        title: string
        start_date: string
        end_date: string | null
        start_time: string | null
        end_time: string | null
        time_zone: string
        venue: string | null
        event_image: string | null
      }
      seats: number
      amount: number
      currency: string
      expires_at: string | null
      waiting_position: number | null
    }
  }
  /**
   * Offers the free seats of an event to its waiting list now. A registration's `name` may be given instead of the event.
   * For Event Staff, School Office, System Manager.
   */
  'mela.events.offer_next': {
    input: {
      event?: string | null
      name?: string | null
    }
    output: {
      offered: number
      registrations: string[]
    }
  }
  /**
   * Returns the address of the check-in page of an event. The desk's button opens it.
   * For Event Staff, School Office, System Manager.
   */
  'mela.events.open_check_in': {
    input: {
      /** Name of a document of type Mela Event. */
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Registers a family for an event, once per key.
   * For anyone.
   */
  'mela.events.register': {
    input: {
      event: string
      contact_name: string
      /** E.164. */
      phone: string
      email?: string | null
      /** Anything: its shape is the method's. */
      attendees?: unknown
      /** Anything: its shape is the method's. */
      answers?: unknown
      join_waitlist?: 0 | 1 | null
      idempotency_key: string
    }
    output: {
      registration: string
      token: string
      state:
        'cancelled' | 'checked in' | 'confirmed' | 'draft' | 'lapsed' | 'offered' | 'reserved' | 'waitlisted'
      amount: number
      currency: string
      seats: number
      expires_at: string | null
    }
  }
  /**
   * Accepts or declines the place that a family was offered, until the offer expires.
   * For signed-in users.
   */
  'mela.family.answer_offer': {
    input: {
      student: string
      answer: 'accept' | 'decline'
    }
    output: {
      student: string
      state: 'accepted' | 'withdrawn'
    }
  }
  /**
   * Requests a change of a guardian's contact; the office decides, because contacts identify guardians.
   * For signed-in users.
   */
  'mela.family.change_contact': {
    input: {
      family: string
      field: 'phone' | 'email' | 'full_name'
      value: string
      reason?: string | null
    }
    output: {
      change: string
      state: 'accepted' | 'open' | 'refused'
    }
  }
  /**
   * Returns the data export of a child for the person who requested it. The file is made when it is fetched.
   * For signed-in users; changes nothing.
   */
  'mela.family.download_export': {
    input: {
      request: string
    }
    output: Blob
  }
  /**
   * Returns a family's statement as a PDF. Its language is the caller's by default.
   * For signed-in users.
   */
  'mela.family.download_statement': {
    input: {
      /** Name of a document of type Family. */
      family?: string | null
      /** 'YYYY-MM-DD'. */
      from?: string | null
      /** 'YYYY-MM-DD'. */
      to?: string | null
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * Carries out an erasure request. The request then lists what is retained, why, and until when.
   * For School Office, System Manager.
   */
  'mela.family.erase': {
    input: {
      name: string
    }
    output: {
      name: string
      retained: {
        what: string
        why: string
        /** 'YYYY-MM-DD'; null when the end is unknown. */
        until: string | null
      }[]
    }
  }
  /**
   * Returns one of the caller's children and the access log of its record.
   * For signed-in users; changes nothing.
   */
  'mela.family.get_child': {
    input: {
      student: string
    }
    output: {
      reads: {
        at: string
        who:
          | 'Event Staff'
          | 'Guardian'
          | 'Moderator'
          | 'School Office'
          | 'Somebody who was not signed in'
          | 'Somebody who was signed in'
          | 'Store Manager'
          | 'System Manager'
          | 'The card was checked publicly'
          | 'The house itself'
          | 'Volunteer'
        kind: 'card check' | 'exported' | 'listed' | 'opened'
        call: string
      }[]
      requests: {
        name: string
        creation: string
        state: 'done' | 'in progress' | 'received' | 'refused'
        answer: string | null
        kind: 'correct' | 'erase' | 'export'
        due_on: string | null
      }[]
      changes: {
        name: string
        field: 'email' | 'full_name' | 'phone'
        creation: string
        state: 'accepted' | 'open' | 'refused'
        answer: string | null
        new_value: string
      }[]
      enrolments: {
        state: 'active' | 'left' | 'promoted'
        class: string
        academic_year: string
        joined_on: string
        left_on: string | null
      }[]
      steps: {
        state:
          | 'accepted'
          | 'draft'
          | 'enrolled'
          | 'offered'
          | 'rejected'
          | 'submitted'
          | 'under review'
          | 'waitlisted'
          | 'withdrawn'
        at: string
      }[]
      family: string | null
      guardians: (
        | {
            full_name: string
            relation: 'father' | 'grandparent' | 'guardian' | 'mother' | 'other' | null
            rights: {
              may_view: 0 | 1
              may_change: 0 | 1
              may_pay: 0 | 1
              may_collect: 0 | 1
            }
            is_me: number
          }
        | {
            name: string
            phone: string
            email: string | null
            full_name: string
            relation: 'father' | 'grandparent' | 'guardian' | 'mother' | 'other' | null
            rights: {
              may_view: 0 | 1
              may_change: 0 | 1
              may_pay: 0 | 1
              may_collect: 0 | 1
            }
            is_me: number
          }
      )[]
      consents: {
        purpose:
          | 'first aid and a doctor'
          | 'messages about school days'
          | 'pictures on our pages'
          | 'records of the school'
        state: 'given' | 'withdrawn'
        given_by: string | null
        version: string
        given_at: string | null
        withdrawn_at: string | null
        withdrawn_by: string | null
      }[]
      home: {
        address: string | null
        address_line_2: string | null
        city: string | null
        state: string | null
        zip_code: string | null
      }
      emergency: {
        emergency_contact_name: string
        emergency_contact_phone: string
        doctor_name: string | null
        doctor_phone: string | null
      }
      documents: {
        kind:
          | 'birth certificate'
          | 'other'
          | 'proof of address'
          | 'report card'
          | 'transfer certificate'
          | 'vaccinations'
        file: string
        remark: string | null
      }[]
      class_type: 'day school' | 'online classes' | 'weekend classes' | null
      previous_grade: string | null
      school_name: string | null
      allergies: string | null
      medical_notes: string | null
      date_of_birth: string
      gender: 'another' | 'boy' | 'girl' | null
      state:
        | 'accepted'
        | 'draft'
        | 'enrolled'
        | 'offered'
        | 'rejected'
        | 'submitted'
        | 'under review'
        | 'waitlisted'
        | 'withdrawn'
      academic_year: string | null
      class: string | null
      photo: string | null
      student: string
      full_name: string
      name_in_tamil: string | null
    }
  }
  /**
   * Returns the caller's families and their children. The lists are empty for a caller who is no guardian.
   * For signed-in users; changes nothing.
   */
  'mela.family.get_my_family': {
    input: Record<string, never>
    output: {
      families: {
        name: string
        family_name: string
        rights: {
          may_view: 0 | 1
          may_change: 0 | 1
          may_pay: 0 | 1
          may_collect: 0 | 1
        }
        children: {
          student: string
          full_name: string
          class: string | null
          academic_year: string | null
          photo: string | null
          state: string
          card?: {
            code: string
            valid_until: string | null
          }
          fees?: {
            /** Amount due now, a decimal. */
            due: number
            later: number
            next_due_on: string | null
          }
        }[]
      }[]
      waiting: {
        may_open: 0 | 1
        offer_ends_on: string | null
        documents: string[]
        message: string | null
        student: string
        full_name: string
        class: string | null
        academic_year: string | null
        photo: string | null
        state: string
        card?: {
          code: string
          valid_until: string | null
        }
        fees?: {
          /** Amount due now, a decimal. */
          due: number
          later: number
          next_due_on: string | null
        }
      }[]
    }
  }
  /**
   * Returns a family's statement for a period of up to 400 days, without pages: its lines add up to its sums. A period with
   * more than 2000 lines is refused.
   * For signed-in users; changes nothing.
   */
  'mela.family.get_statement': {
    input: {
      /** Name of a document of type Family. */
      family?: string | null
      /** 'YYYY-MM-DD'. */
      from?: string | null
      /** 'YYYY-MM-DD'. */
      to?: string | null
    }
    output: {
      lines: {
        reference_type: string
        reference_name: string
        unit: 'minutes' | 'money' | 'points'
        amount: number
        person: string | null
        student: string | null
        kind:
          'contributions' | 'credit' | 'fees' | 'gift_cards' | 'hours' | 'orders' | 'points' | 'registrations'
        movement: 'added' | 'charged' | 'paid' | 'reduced' | 'refunded' | 'reversed' | 'used'
        date: string
        title: string
        label: string
      }[]
      sums: {
        charged: number
        paid: number
        refunded: number
        net: number
        kind:
          'contributions' | 'credit' | 'fees' | 'gift_cards' | 'hours' | 'orders' | 'points' | 'registrations'
        title: string
        unit: 'minutes' | 'money' | 'points'
      }[]
      total: {
        charged: number
        paid: number
        refunded: number
        net: number
      }
      periods: {
        kind: 'financial year' | 'school year'
        title: string
        from: string
        to: string
      }[]
      currency: string
      from: string
      to: string
      is_shared: 0 | 1
      may_pay: 0 | 1
      family: string
      family_name: string
      families: {
        name: string
        family_name: string
      }[]
    }
  }
  /**
   * Requests a guardian's data: an export is ready at once (`download`), the office handles other kinds. An open request
   * is returned again.
   * For signed-in users.
   */
  'mela.family.request_privacy': {
    input: {
      student?: string | null
      family?: string | null
      kind: 'export' | 'correct' | 'erase'
      detail?: string | null
    }
    output: {
      request: string
      state: string
      due_on: string | null
      download: string | null
    }
  }
  /**
   * Sets or withdraws a guardian's consent. It takes effect at once.
   * For signed-in users.
   */
  'mela.family.set_consent': {
    input: {
      student: string
      purpose:
        | 'records of the school'
        | 'pictures on our pages'
        | 'first aid and a doctor'
        | 'messages about school days'
      is_given?: 0 | 1 | null
    }
    output: {
      student: string
      purpose:
        | 'first aid and a doctor'
        | 'messages about school days'
        | 'pictures on our pages'
        | 'records of the school'
      version: string
      state: 'given' | 'withdrawn'
      at: string
    }
  }
  /**
   * Shows the caller's own orders, tickets, donations, credit, points and hours to the family's other guardians, or hides them.
   * For signed-in users.
   */
  'mela.family.share_statement': {
    input: {
      /** Name of a document of type Family. */
      family: string
      is_shared?: 0 | 1 | null
    }
    output: {
      family: string
      is_shared: 0 | 1
    }
  }
  /**
   * Updates fields that a guardian may change; missing fields stay, empty texts clear. The office changes names,
   * birthdays and phone numbers.
   * For signed-in users.
   */
  'mela.family.update_child': {
    input: {
      student: string
      /** Anything: its shape is the method's. */
      address?: unknown
      /** Anything: its shape is the method's. */
      address_line_2?: unknown
      /** Anything: its shape is the method's. */
      city?: unknown
      /** Anything: its shape is the method's. */
      state?: unknown
      /** Anything: its shape is the method's. */
      zip_code?: unknown
      /** Anything: its shape is the method's. */
      emergency_contact_name?: unknown
      /** Anything: its shape is the method's. */
      emergency_contact_phone?: unknown
      /** Anything: its shape is the method's. */
      doctor_name?: unknown
      /** Anything: its shape is the method's. */
      doctor_phone?: unknown
      /** Anything: its shape is the method's. */
      allergies?: unknown
      /** Anything: its shape is the method's. */
      medical_notes?: unknown
    }
    output: {
      student: string
      modified: string
    }
  }
  /**
   * Withdraws a family's application for a place. An enrolled student leaves through the school office instead.
   * For signed-in users.
   */
  'mela.family.withdraw': {
    input: {
      student: string
    }
    output: {
      student: string
      state:
        | 'accepted'
        | 'draft'
        | 'enrolled'
        | 'offered'
        | 'rejected'
        | 'submitted'
        | 'under review'
        | 'waitlisted'
        | 'withdrawn'
    }
  }
  /**
   * Sets whether the next payment of a fee covers the amount due or the full balance. Later payments ask for that amount.
   * For anyone.
   */
  'mela.fees.choose_part': {
    input: {
      fee: string
      part: 'what is due' | 'everything'
      receipt_token?: string | null
    }
    output: {
      full_amount: number
      discount: number
      late_fees: number
      waived: number
      amount: number
      paid: number
      outstanding: number
      due_now: number
      instalments: {
        full_amount: number
        discount: number
        late_fee: number
        waived: number
        amount: number
        paid: number
        outstanding: number
        label: string
        due_on: string
      }[]
      /** Due date of the oldest unpaid instalment; null when settled. */
      next_due_on: string | null
      state: 'due' | 'paid' | 'part paid' | 'waived'
      fee: string
      academic_year: string
      class: string
      pay_part: 'everything' | 'what is due'
      currency: string
    }
  }
  /**
   * Returns a fee with its instalments. The family, the office and the holder of its token may read it.
   * For anyone.
   */
  'mela.fees.get_fee': {
    input: {
      fee: string
      receipt_token?: string | null
    }
    output: {
      full_amount: number
      discount: number
      late_fees: number
      waived: number
      amount: number
      paid: number
      outstanding: number
      due_now: number
      instalments: {
        full_amount: number
        discount: number
        late_fee: number
        waived: number
        amount: number
        paid: number
        outstanding: number
        label: string
        due_on: string
      }[]
      /** Due date of the oldest unpaid instalment; null when settled. */
      next_due_on: string | null
      state: 'due' | 'paid' | 'part paid' | 'waived'
      fee: string
      academic_year: string
      class: string
      pay_part: 'everything' | 'what is due'
      currency: string
    }
  }
  /**
   * Returns the fees that the caller may pay, latest year first. An optional `student` limits them to one child.
   * For Guardian; changes nothing.
   */
  'mela.fees.get_my_fees': {
    input: {
      student?: string | null
    }
    output: {
      fees: {
        full_amount: number
        discount: number
        late_fees: number
        waived: number
        amount: number
        paid: number
        outstanding: number
        due_now: number
        instalments: {
          full_amount: number
          discount: number
          late_fee: number
          waived: number
          amount: number
          paid: number
          outstanding: number
          label: string
          due_on: string
        }[]
        /** Due date of the oldest unpaid instalment; null when settled. */
        next_due_on: string | null
        state: 'due' | 'paid' | 'part paid' | 'waived'
        fee: string
        academic_year: string
        class: string
        pay_part: 'everything' | 'what is due'
        currency: string
        student: string
      }[]
    }
  }
  /**
   * Creates the missing fees of the enrolled students of a year or class. A dry run, the default, only reports them.
   * For System Manager, School Office.
   */
  'mela.fees.make_fees': {
    input: {
      /** Name of a document of type Academic Year. */
      academic_year: string
      /** Name of a document of type Class. */
      class?: string | null
      dry_run?: 0 | 1 | null
    }
    output: {
      rows: {
        student: string
        class: string
        /** Null when not created, or in a dry run. */
        fee: string | null
        problem: 'no schedule' | null
      }[]
      left: number
    }
  }
  /**
   * Returns the address where the office records a manual payment of a fee. The desk's button opens it.
   * For System Manager, School Office.
   */
  'mela.fees.open_manual_payment': {
    input: {
      /** Name of a document of type Fee. */
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Waives a part of a fee with a reason, late fees first and then the last instalments. Without an amount the balance is
   * waived.
   * For System Manager, School Office.
   */
  'mela.fees.waive': {
    input: {
      /** Name of a document of type Fee. */
      name: string
      /** A decimal amount. */
      amount?: number | null
      reason?: string | null
    }
    output: {
      name: string
      state: 'due' | 'paid' | 'part paid' | 'waived'
      outstanding: number
    }
  }
  /**
   * Submits a form. A `name` in the data changes an earlier submission.
   * For anyone.
   */
  'mela.forms.accept': {
    input: {
      web_form: string
      /** Anything: its shape is the method's. */
      data?: unknown
      receipt_token?: string | null
      upload_ticket?: string | null
      idempotency_key?: string | null
      draft?: string | null
    }
    output: Record<string, unknown>
  }
  /**
   * Deletes a form draft.
   * For anyone.
   */
  'mela.forms.delete_draft': {
    input: {
      web_form: string
      draft: string
      receipt_token?: string | null
    }
    output: undefined
  }
  /**
   * Deletes a submission when its form allows it.
   * For anyone.
   */
  'mela.forms.delete_sent': {
    input: {
      web_form_name: string
      docname: string
      receipt_token?: string | null
    }
    output: undefined
  }
  /**
   * Returns a form draft by its name and receipt, or the signed-in caller's own. It returns nothing when there is none.
   * For anyone.
   */
  'mela.forms.get_draft': {
    input: {
      web_form: string
      draft?: string | null
      receipt_token?: string | null
    }
    output:
      | {
          draft: string
          data: unknown
          modified: string
          open_until: string | null
        }
      | undefined
  }
  /**
   * Returns a form as the caller may fill it in. Staff get the same, because read access would reveal its definition.
   * For anyone.
   */
  'mela.forms.get_form': {
    input: {
      web_form: string
    }
    output: Record<string, unknown>
  }
  /**
   * Returns a form with its options and the submitted document, for callers who may open it.
   * For anyone.
   */
  'mela.forms.get_form_data': {
    input: {
      web_form_name: string
      doctype?: string | null
      docname?: string | null
      receipt_token?: string | null
    }
    output:
      | {
          web_form: Record<string, unknown>
          doc: Record<string, unknown>
        }
      | {
          web_form: Record<string, unknown>
        }
  }
  /**
   * Returns the options of a Link field of an open form, 100 to a page by name. `fieldname` may be `table.column`.
   * For anyone; changes nothing.
   */
  'mela.forms.get_link_options': {
    input: {
      web_form: string
      fieldname: string
      txt?: string | null
      start?: number | null
    }
    output: {
      name: string
      title: string
    }[]
  }
  /**
   * Returns a ticket to upload a form's files before it is submitted. They are private and deleted after a day unless
   * submitted.
   * For anyone.
   */
  'mela.forms.get_upload_ticket': {
    input: {
      web_form: string
    }
    output: {
      upload_ticket: string
      open_until: string
      largest: number
    }
  }
  /**
   * Returns the first 100 options of an open form's first Link to a type. The body is one name to a line, or JSON of
   * names and titles when the type has a title.
   * For anyone; changes nothing.
   */
  'mela.forms.list_link_options': {
    input: {
      web_form_name: string
      doctype: string
    }
    output: string
  }
  /**
   * Saves the draft of a form. Only its size and its field names are validated.
   * For anyone.
   */
  'mela.forms.save_draft': {
    input: {
      web_form: string
      /** Anything: its shape is the method's. */
      data?: unknown
      draft?: string | null
      receipt_token?: string | null
    }
    output: {
      receipt_token?: string
      draft: string
      open_until: string
    }
  }
  /**
   * Appends uploaded files to an album in order. One save preserves concurrent additions.
   * For System Manager, School Office, Event Staff.
   */
  'mela.gallery.add_pictures': {
    input: {
      gallery: string
      /** Anything: its shape is the method's. */
      files?: unknown
    }
    output: {
      added: number
      skipped: string[]
    }
  }
  /**
   * Returns the photos of a published album that are hidden for missing family consent. The caller sees only those of
   * their own family.
   * For signed-in users.
   */
  'mela.gallery.get_own_pictures': {
    input: {
      gallery: string
    }
    output: {
      pictures: {
        name: string
        idx: number
        image__video: string | null
        image: string | null
        video: string | null
        poster: string | null
        thumb: string | null
        title: string | null
        alt: string | null
        caption: string | null
      }[]
    }
  }
  /**
   * Returns each photo of an album, hidden ones too, with tagged people. For album staff. Five statements.
   * For System Manager, School Office, Event Staff.
   */
  'mela.gallery.get_pictures': {
    input: {
      gallery: string
    }
    output: {
      title: string
      is_open: boolean
      event: string | null
      pictures: {
        people: {
          person: string
          full_name: string
          student: string | null
          is_agreed: boolean
        }[]
        small: string | null
        address: string | null
        title: string | null
        alt: string | null
        picture: string
        is_hidden: boolean
      }[]
    }
  }
  /**
   * Returns who can be tagged in an album. The result names children, so each call is logged.
   * For System Manager, School Office, Event Staff.
   */
  'mela.gallery.get_roster': {
    input: {
      gallery: string
      search?: string | null
    }
    output: {
      people: {
        full_name: string
        student: string | null
        class: string | null
        registration: string | null
        attendee: string | null
        /** True when the family of a student consents to photos; null for others, who are asked when tagged. */
        is_agreed: boolean | null
      }[]
    }
  }
  /**
   * Returns the address of the desk's page of an album's photos and the people tagged in them.
   * For System Manager, School Office, Event Staff.
   */
  'mela.gallery.open_pictures': {
    input: {
      name: string
    }
    output: {
      url: string
    }
  }
  /**
   * Tags people in photos of an album. The statement count is constant.
   * For System Manager, School Office, Event Staff.
   */
  'mela.gallery.tag': {
    input: {
      gallery: string
      /** Anything: its shape is the method's. */
      pictures?: unknown
      /** Anything: its shape is the method's. */
      people?: unknown
      have_agreed?: 0 | 1 | null
    }
    output: {
      named: number
    }
  }
  /**
   * Removes tags of people from photos, by the names of their Gallery Person rows.
   * For System Manager, School Office, Event Staff.
   */
  'mela.gallery.untag': {
    input: {
      /** Anything: its shape is the method's. */
      people?: unknown
    }
    output: {
      unnamed: number
    }
  }
  /**
   * Creates a gift card that waits for its payment, which is made like that of any other document. The returned receipt
   * token permits the payment; the name alone permits nothing.
   * For anyone.
   */
  'mela.gift_cards.buy': {
    input: {
      /** A decimal amount. */
      amount: number
      recipient_name: string
      recipient_email: string
      sender_name: string
      /** Of a guest, for the receipt. */
      buyer_email?: string | null
      message?: string | null
      /** Today if empty. 'YYYY-MM-DD'. */
      deliver_on?: string | null
      idempotency_key: string
    }
    output: {
      gift_card: string
      amount: number
      currency: string
      receipt_token: string
    }
  }
  /**
   * Returns what a card holds, to anyone who has its code.
   * For anyone.
   */
  'mela.gift_cards.check_balance': {
    input: {
      code: string
    }
    output: {
      last_four: string
      balance: number
      currency: string
      expires_on: string
    }
  }
  /**
   * Disables a card, as when its email went to a stranger. It holds its money, which staff can refund to the buyer.
   * For System Manager, School Office.
   */
  'mela.gift_cards.disable': {
    input: {
      /** Name of a document of type Gift Card. */
      name: string
    }
    output: {
      name: string
      state: 'disabled'
    }
  }
  /**
   * Lets a disabled card be spent again, with the same code.
   * For System Manager, School Office.
   */
  'mela.gift_cards.enable': {
    input: {
      /** Name of a document of type Gift Card. */
      name: string
    }
    output: {
      name: string
      state: 'active'
    }
  }
  /**
   * Returns what the page of gift cards offers. The response is the same for all guests.
   * For anyone; changes nothing.
   */
  'mela.gift_cards.get_gift_card_terms': {
    input: Record<string, never>
    output: {
      terms: string | null
      is_on: 0 | 1
      is_sold: 0 | 1
      currency: string
      minimum: number
      maximum: number
      amounts: number[]
      validity_months: number
    }
  }
  /**
   * Returns the gift cards that the caller bought. What is left of one is its holder's own affair.
   * For signed-in users; changes nothing.
   */
  'mela.gift_cards.get_my_gift_cards': {
    input: Record<string, never>
    output: {
      cards: {
        name: string
        state: 'active' | 'awaiting payment' | 'cancelled' | 'disabled' | 'expired'
        amount: number
        currency: string
        recipient_name: string
        recipient_email: string
        delivery: 'could not be sent' | 'not sent' | 'queued' | 'sent' | 'waiting'
        deliver_on: string | null
        delivered_on: string | null
        expires_on: string | null
      }[]
    }
  }
  /**
   * Issues a card as goodwill, at the organisation's cost. A card that is sold at the office is paid by a manual payment.
   * For System Manager, School Office.
   */
  'mela.gift_cards.issue': {
    input: {
      /** Name of a document of type Gift Card. */
      name: string
    }
    output: {
      name: string
      state: 'active' | 'awaiting payment' | 'cancelled' | 'disabled' | 'expired'
      amount: number
    }
  }
  /**
   * Moves what a card holds into the caller's wallet. Repeated with its key it returns the first result.
   * For signed-in users.
   */
  'mela.gift_cards.redeem': {
    input: {
      code: string
      idempotency_key: string
    }
    output: {
      amount: number
      currency: string
      last_four: string
    }
  }
  /**
   * Sends a card with a new code, now. The old code stops at once.
   * For System Manager, School Office.
   */
  'mela.gift_cards.send_again': {
    input: {
      /** Name of a document of type Gift Card. */
      name: string
    }
    output: {
      name: string
      delivery: 'waiting'
    }
  }
  /**
   * Sets the caller's contact after proof by code. Guest data of that contact is linked to the account.
   * For signed-in users.
   */
  'mela.identity.change_contact': {
    input: {
      email?: string | null
      /** E.164. */
      phone?: string | null
      code: string
    }
    output: Record<string, string>
  }
  /**
   * Changes the caller's own name at once.
   * For signed-in users.
   */
  'mela.identity.change_name': {
    input: {
      full_name: string
    }
    output: {
      full_name: string
    }
  }
  /**
   * Changes the caller's password; signs out every device, this one too.
   * For signed-in users.
   */
  'mela.identity.change_password': {
    input: {
      old_password: string
      new_password: string
    }
    output: undefined
  }
  /**
   * Activates the authenticator app after a right code. The recovery codes are in this response only.
   * For signed-in users.
   */
  'mela.identity.confirm_second_factor': {
    input: {
      otp: string
    }
    output: {
      recovery_codes: string[]
    }
  }
  /**
   * Completes a sign-in by a second factor: a code of the app, or a recovery code.
   * For anyone.
   */
  'mela.identity.confirm_sign_in': {
    input: {
      tmp_id: string
      otp: string
      device?: string | null
    }
    output:
      | {
          customer_ref_id: string
          api_key: string
          api_secret: string
          recovery_codes?: string[]
        }
      | {
          verification: {
            method: 'OTP App'
            token_delivery: boolean
            setup: boolean
            enrolment?: {
              secret: string
              uri: string
              qr: string
            }
          }
          tmp_id: string
        }
  }
  /**
   * Creates a key for a program. A session alone is not enough, so that a stolen one cannot create a key that outlives
   * it.
   * For signed-in users.
   */
  'mela.identity.create_key': {
    input: {
      device: string
      pwd: string
    }
    output: {
      api_key: string
      api_secret: string
    }
  }
  /**
   * Starts the setup of an authenticator app. Its secret is in this response only.
   * For signed-in users.
   */
  'mela.identity.enrol_second_factor': {
    input: {
      pwd: string
    }
    output: {
      secret: string
      uri: string
      qr: string
    }
  }
  /**
   * Keeps the user's key and replaces its secret, as the dialect does; the secret is in this response only.
   * For System Manager.
   */
  'mela.identity.generate_keys': {
    input: {
      /** Name of a document of type User. */
      user: string
    }
    output: {
      api_key: string
      api_secret: string
    }
  }
  /**
   * Returns the caller's sign-ins, the latest first: browsers by sessions, apps and programs by keys.
   * For signed-in users; changes nothing.
   */
  'mela.identity.get_devices': {
    input: Record<string, never>
    output: {
      name: string
      kind: 'key' | 'session'
      device: string | null
      user_agent: string | null
      /** Network prefix of the address. */
      address: string | null
      creation: string
      last_active: string | null
      is_current: 0 | 1
    }[]
  }
  /**
   * Returns the caller's e-mail address, else their name. The dialect refuses guests here.
   * For signed-in users; changes nothing.
   */
  'mela.identity.get_logged_user': { input: Record<string, never>; output: string }
  /**
   * Returns the caller's own account data, and whether a password is set.
   * For signed-in users; changes nothing.
   */
  'mela.identity.get_own_account': {
    input: Record<string, never>
    output: {
      name: string
      full_name: string
      email: string | null
      phone: string | null
      has_password: 0 | 1
    }
  }
  /**
   * Returns the caller's roles, or those of a user whom the caller may read.
   * For signed-in users; changes nothing.
   */
  'mela.identity.get_roles': {
    input: {
      uid?: string | null
    }
    output: string[]
  }
  /**
   * Returns the state of the caller's second factor.
   * For signed-in users; changes nothing.
   */
  'mela.identity.get_second_factor': {
    input: Record<string, never>
    output: {
      is_enrolled: 0 | 1
      recovery_codes_left: number
    }
  }
  /**
   * Creates a customer's account after proof of a phone number, and signs the device in: an app with keys, a browser with
   * the cookies of `login`, which the HTTP layer sets. An unproved e-mail address is not accepted, because it could sign
   * in.
   * For anyone.
   */
  'mela.identity.register': {
    input: {
      /** E.164. */
      phone: string
      code: string
      full_name: string
      language?: 'en' | 'hi' | 'ta' | null
      device?: string | null
    }
    output:
      | {
          customer_ref_id: string
          api_key: string
          api_secret: string
        }
      | {
          customer_ref_id: string
        }
  }
  /**
   * Removes the second factor; needs both factors.
   * For signed-in users.
   */
  'mela.identity.remove_second_factor': {
    input: {
      pwd: string
      otp: string
    }
    output: undefined
  }
  /**
   * Replaces the recovery codes after a code of the app; the previous ones become invalid.
   * For signed-in users.
   */
  'mela.identity.renew_recovery_codes': {
    input: {
      otp: string
    }
    output: {
      recovery_codes: string[]
    }
  }
  /**
   * Requests a code for sign-in or registration. The response does not reveal whether the number has an account.
   * For anyone.
   */
  'mela.identity.request_code': {
    input: {
      /** E.164. */
      phone: string
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: {
      expires_in: number
      again_in: number
    }
  }
  /**
   * Sends a code to the caller's new contact. Other accounts with it are looked up after the response, so that neither
   * its text nor its timing reveals them.
   * For signed-in users.
   */
  'mela.identity.request_contact_code': {
    input: {
      email?: string | null
      /** E.164. */
      phone?: string | null
      password?: string | null
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: {
      expires_in: number
      again_in: number
    }
  }
  /**
   * Requests a link to set a password. The account is looked up after the response, so that neither its text nor its
   * timing reveals it.
   * For anyone.
   */
  'mela.identity.reset_password': {
    input: {
      user: string
    }
    output: undefined
  }
  /**
   * Signs out one of the caller's own devices; another user's device gives the error of a missing one.
   * For signed-in users.
   */
  'mela.identity.revoke_device': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Replaces the secret of the key that signed this call; another key of the caller needs their password. The secret is
   * in this response only.
   * For signed-in users.
   */
  'mela.identity.rotate_key': {
    input: {
      name?: string | null
      pwd?: string | null
    }
    output: {
      api_key: string
      api_secret: string
    }
  }
  /**
   * Sends a user a link to set a password.
   * For System Manager.
   */
  'mela.identity.send_welcome': {
    input: {
      /** Name of a document of type User. */
      user: string
    }
    output: undefined
  }
  /**
   * Signs a device in by e-mail or phone number and password.
   * For anyone.
   */
  'mela.identity.sign_in': {
    input: {
      usr: string
      pwd: string
      device?: string | null
    }
    output:
      | {
          customer_ref_id: string
          api_key: string
          api_secret: string
          recovery_codes?: string[]
        }
      | {
          verification: {
            method: 'OTP App'
            token_delivery: boolean
            setup: boolean
            enrolment?: {
              secret: string
              uri: string
              qr: string
            }
          }
          tmp_id: string
        }
  }
  /**
   * Signs a device in by a code that was sent to its phone.
   * For anyone.
   */
  'mela.identity.sign_in_with_code': {
    input: {
      /** E.164. */
      phone: string
      code: string
      device?: string | null
    }
    output:
      | {
          customer_ref_id: string
          api_key: string
          api_secret: string
          recovery_codes?: string[]
        }
      | {
          verification: {
            method: 'OTP App'
            token_delivery: boolean
            setup: boolean
            enrolment?: {
              secret: string
              uri: string
              qr: string
            }
          }
          tmp_id: string
        }
  }
  /**
   * Signs a device out by ending its key; only the caller's own keys are found.
   * For signed-in users.
   */
  'mela.identity.sign_out': {
    input: {
      api_key: string
    }
    output: undefined
  }
  /**
   * Signs the caller out on every device, or on every other one.
   * For signed-in users.
   */
  'mela.identity.sign_out_everywhere': {
    input: {
      except_this_device?: 0 | 1 | null
    }
    output: undefined
  }
  /**
   * Sets a password by a link or by the old password; signs out every device.
   * For anyone.
   */
  'mela.identity.update_password': {
    input: {
      key?: string | null
      old_password?: string | null
      new_password: string
    }
    output: string
  }
  /**
   * Sets a stock quantity to the counted one. It cannot be lower than the quantity reserved for orders.
   * For Store Manager, System Manager, Seller.
   */
  'mela.inventory.count_stock': {
    input: {
      /** Name of a document of type Business Branch. */
      branch: string
      sku?: string | null
      variant?: string | null
      note?: string | null
      counted: number
      idempotency_key?: string | null
    }
    output: {
      available: number
      sku: string
      on_hand: number
      reserved: number
      move: string
      stock: string
    }
  }
  /**
   * Returns the stock of a product's variants in the caller's own branches. Branches without stock are included, and
   * `inventory.count_stock` changes it.
   * For Store Manager, System Manager, Seller; changes nothing.
   */
  'mela.inventory.get_product_stock': {
    input: {
      /** Name of a document of type Product. */
      product: string
      variant?: string | null
      /** Name of a document of type Business. */
      business?: string | null
    }
    output: {
      is_tracked: 0 | 1
      stock: {
        variant: string
        sku: string
        option_values: string | null
        branch: string
        branch_name: string
        on_hand: number
        reserved: number
        available: number
      }[]
    }
  }
  /**
   * Requests a notification when a variant is available again: signed-in callers by their preferences, guests by e-mail.
   * The response does not reveal an existing request.
   * For anyone.
   */
  'mela.inventory.notify_when_back_in_stock': {
    input: {
      variant: string
      email?: string | null
    }
    output: {
      is_waiting: 1
    }
  }
  /**
   * Records the receipt of goods into stock. Sellers may call it for branches of their own businesses.
   * For Store Manager, System Manager, Seller.
   */
  'mela.inventory.receive_stock': {
    input: {
      /** Name of a document of type Business Branch. */
      branch: string
      sku?: string | null
      variant?: string | null
      note?: string | null
      quantity: number
      idempotency_key?: string | null
    }
    output: {
      available: number
      sku: string
      on_hand: number
      reserved: number
      move: string
      stock: string
    }
  }
  /**
   * Applies for an opening; the résumé must be the caller's private upload. Idempotent.
   * For signed-in users.
   */
  'mela.jobs.apply': {
    input: {
      opening: string
      applicant_name?: string | null
      email?: string | null
      /** E.164. */
      phone?: string | null
      cover_note?: string | null
      resume?: string | null
    }
    output: {
      application: string
      state: 'declined' | 'hired' | 'received' | 'shortlisted'
    }
  }
  /** For signed-in users. */
  'mela.jobs.delete_alert': {
    input: {
      alert: string
    }
    output: {
      deleted: number
    }
  }
  /**
   * Returns the caller's applications, alerts and contact. Four statements.
   * For signed-in users; changes nothing.
   */
  'mela.jobs.get_my_jobs': {
    input: Record<string, never>
    output: {
      account: {
        full_name: string
        email: string | null
        phone: string | null
      }
      alerts: {
        name: string
        txt: string | null
        category: string | null
      }[]
      applications: {
        title: string
        organisation: string
        name: string
        opening: string
        state: 'declined' | 'hired' | 'received' | 'shortlisted'
        sent_on: string
      }[]
    }
  }
  /**
   * Returns a public opening; 404 once it is closed.
   * For anyone; changes nothing.
   */
  'mela.jobs.get_opening': {
    input: {
      name: string
    }
    output: {
      location: string | null
      pay: string | null
      closes_on: string
      opened_on: string | null
      name: string
      title: string
      category: string
      organisation: string
      description: string
      employment_type: 'contract' | 'full time' | 'internship' | 'part time' | 'volunteer'
      category_name: string
    }
  }
  /**
   * Returns a page of open openings and the categories. Three statements, and one for a translation.
   * For anyone; changes nothing.
   */
  'mela.jobs.get_openings': {
    input: {
      category?: string | null
      employment_type?: 'full time' | 'part time' | 'contract' | 'internship' | 'volunteer' | null
      txt?: string | null
      start?: number | null
    }
    output: {
      categories: CategoryBranch[]
      openings: {
        name: string
        organisation: string
        title: string
        closes_on: string
        pay: string | null
        category: string
        employment_type: 'contract' | 'full time' | 'internship' | 'part time' | 'volunteer'
        location: string | null
        opened_on: string | null
      }[]
      has_more: 0 | 1
    }
  }
  /**
   * Subscribes the caller to new openings each morning. Idempotent.
   * For signed-in users.
   */
  'mela.jobs.save_alert': {
    input: {
      category?: string | null
      txt?: string | null
    }
    output: {
      alert: string
    }
  }
  /**
   * Withdraws the caller's job application. It is erased at once, together with its résumé.
   * For signed-in users.
   */
  'mela.jobs.withdraw': {
    input: {
      application: string
    }
    output: {
      withdrawn: number
    }
  }
  /**
   * Closes the books up to a past day, so that nothing can be dated there. Irreversible.
   * For System Manager.
   */
  'mela.ledger.close_period': {
    input: {
      /** 'YYYY-MM-DD'. */
      until: string
      memo?: string | null
    }
    output: {
      name: string
    }
  }
  /**
   * Returns the ledger accounts by name with their balances and the totals by kind. The totals add up to zero.
   * For System Manager, School Office; changes nothing.
   */
  'mela.ledger.get_accounts': {
    input: {
      purpose?:
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
        | null
      kind?: 'asset' | 'liability' | 'income' | 'expense' | 'equity' | null
      party?: string | null
      start?: number | null
      limit?: number | null
    }
    output: {
      accounts: {
        balance: number
        name: string
        account_name: string
        kind: 'asset' | 'equity' | 'expense' | 'income' | 'liability'
        purpose:
          | 'affiliate commission'
          | 'affiliate'
          | 'bank'
          | 'business'
          | 'cash collections'
          | 'cash'
          | 'cheques'
          | 'customer credit'
          | 'dispute losses'
          | 'disputed'
          | 'expired credit'
          | 'fees'
          | 'gateway'
          | 'gift card'
          | 'goodwill'
          | 'income'
          | 'opening'
          | 'pledge'
          | 'receivable'
          | 'refunds due'
          | 'reward cost'
          | 'reward points'
          | 'tax'
          | 'unapplied'
          | 'volunteer credit'
        party_type: string
        party: string
        currency: string
        line_count: number
      }[]
      sums: {
        kind: 'asset' | 'equity' | 'expense' | 'income' | 'liability'
        currency: string
        balance: number
      }[]
      count: number
    }
  }
  /**
   * Returns a page of an account's statement, ordered by posting date, then by recording, the newest line first. For the
   * next page pass `next` as `before`, and `opening` as `before_balance`, which spares the server adding up newer lines.
   * For System Manager, School Office; changes nothing.
   */
  'mela.ledger.get_statement': {
    input: {
      account: string
      before?: number | null
      /** A decimal amount. */
      before_balance?: number | null
      limit?: number | null
      /** 'YYYY-MM-DD'. */
      from?: string | null
      /** 'YYYY-MM-DD'. */
      until?: string | null
    }
    output: {
      account: {
        balance: number
        name: string
        account_name: string
        kind: 'asset' | 'equity' | 'expense' | 'income' | 'liability'
        purpose:
          | 'affiliate commission'
          | 'affiliate'
          | 'bank'
          | 'business'
          | 'cash collections'
          | 'cash'
          | 'cheques'
          | 'customer credit'
          | 'dispute losses'
          | 'disputed'
          | 'expired credit'
          | 'fees'
          | 'gateway'
          | 'gift card'
          | 'goodwill'
          | 'income'
          | 'opening'
          | 'pledge'
          | 'receivable'
          | 'refunds due'
          | 'reward cost'
          | 'reward points'
          | 'tax'
          | 'unapplied'
          | 'volunteer credit'
        party_type: string
        party: string
        currency: string
        line_count: number
      }
      lines: {
        amount: number
        balance: number
        sequence: number
        posting_date: string
        creation: string
        entry: string
        kind:
          | 'adjustment'
          | 'allocation'
          | 'capture'
          | 'cash collection'
          | 'commission'
          | 'counter payment'
          | 'deposit'
          | 'dispute'
          | 'expiry'
          | 'fee'
          | 'goodwill'
          | 'opening'
          | 'payout'
          | 'pledge'
          | 'redemption'
          | 'refund paid'
          | 'refund'
          | 'reversal'
          | 'reward'
          | 'sale'
          | 'volunteer credit'
          | 'withdrawal'
        memo: string | null
        source_type: string
        source_name: string
      }[]
      opening: number
      closing: number
      next: number | null
    }
  }
  /**
   * Returns the money captured and refunded by day up to today, and this month's by account.
   * For System Manager, School Office; changes nothing.
   */
  'mela.ledger.get_takings': {
    input: {
      days?: number | null
    }
    output: {
      today: string
      days: {
        in: number
        in_count: number
        refunded: number
        refund_count: number
        day: string
      }[]
      month: {
        in: number
        in_count: number
        refunded: number
        refund_count: number
      }
      methods: {
        in: number
        in_count: number
        refunded: number
        refund_count: number
        purpose:
          | 'affiliate commission'
          | 'affiliate'
          | 'bank'
          | 'business'
          | 'cash collections'
          | 'cash'
          | 'cheques'
          | 'customer credit'
          | 'dispute losses'
          | 'disputed'
          | 'expired credit'
          | 'fees'
          | 'gateway'
          | 'gift card'
          | 'goodwill'
          | 'income'
          | 'opening'
          | 'pledge'
          | 'receivable'
          | 'refunds due'
          | 'reward cost'
          | 'reward points'
          | 'tax'
          | 'unapplied'
          | 'volunteer credit'
        party: string
      }[]
    }
  }
  /**
   * Records that the bank returned a cheque, before or after it cleared.
   * For System Manager, School Office.
   */
  'mela.manual_payments.bounce': {
    input: {
      /** Name of a document of type Manual Payment. */
      name: string
      /** In the words of the bank. */
      reason?: string | null
    }
    output: {
      name: string
      state: 'bounced' | 'cancelled' | 'cleared' | 'received'
    }
  }
  /**
   * Cancels an expected cash collection.
   * For System Manager, School Office.
   */
  'mela.manual_payments.cancel_collection': {
    input: {
      /** Name of a document of type Cash Collection. */
      name: string
      reason?: string | null
    }
    output: {
      name: string
      state: 'cancelled' | 'collected' | 'deposited' | 'due'
    }
  }
  /**
   * Cancels a payment recorded by mistake or returned at once. The receipt is cancelled, and its number stays.
   * For System Manager, School Office.
   */
  'mela.manual_payments.cancel_payment': {
    input: {
      /** Name of a document of type Manual Payment. */
      name: string
      reason?: string | null
    }
    output: {
      name: string
      state: 'bounced' | 'cancelled' | 'cleared' | 'received'
    }
  }
  /**
   * Records that the collector has received the cash.
   * For System Manager, School Office.
   */
  'mela.manual_payments.collect_cash': {
    input: {
      /** Name of a document of type Cash Collection. */
      name: string
    }
    output: {
      name: string
      state: 'cancelled' | 'collected' | 'deposited' | 'due'
      receipt: string | null
    }
  }
  /**
   * Returns the confirmation details of a cash collection, with the amount and the payer.
   * For System Manager, School Office; changes nothing.
   */
  'mela.manual_payments.collect_cash_confirmation': {
    input: {
      /** Name of a document of type Cash Collection. */
      name: string
    }
    output: {
      confirmation: string
    }
  }
  /**
   * Records that the collector deposited the cash with the office or in its bank.
   * For System Manager, School Office.
   */
  'mela.manual_payments.deposit_cash': {
    input: {
      /** Name of a document of type Cash Collection. */
      name: string
      into?: 'cash' | 'bank' | null
      reference?: string | null
    }
    output: {
      name: string
      state: 'cancelled' | 'collected' | 'deposited' | 'due'
    }
  }
  /**
   * Records that cash is to be collected for a document, and by whom.
   * For System Manager, School Office.
   */
  'mela.manual_payments.expect_cash': {
    input: {
      reference_type: string
      reference_name: string
      collector_type?: string | null
      collector?: string | null
    }
    output: {
      name: string
      state: 'cancelled' | 'collected' | 'deposited' | 'due'
      amount: number
    }
  }
  /**
   * Returns collectors with outstanding cash, the largest amount first. One statement.
   * For System Manager, School Office; changes nothing.
   */
  'mela.manual_payments.get_collectors': {
    input: Record<string, never>
    output: {
      collectors: {
        owed: number
        short: number
        collector_type: string | null
        collector: string | null
        title: string | null
        count: number
        oldest: string | null
      }[]
    }
  }
  /**
   * Records that the bank has paid a cheque.
   * For System Manager, School Office.
   */
  'mela.manual_payments.mark_cleared': {
    input: {
      /** Name of a document of type Manual Payment. */
      name: string
    }
    output: {
      name: string
      state: 'bounced' | 'cancelled' | 'cleared' | 'received'
    }
  }
  /**
   * Returns the address of the page on which a manual refund is recorded. The desk's button opens it.
   * For System Manager, School Office.
   */
  'mela.manual_payments.open_pay_out': {
    input: {
      /** Name of a document of type Manual Refund. */
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Returns the address of the page on which a cash remittance is recorded. The desk's button opens it.
   * For System Manager, School Office.
   */
  'mela.manual_payments.open_remittance': {
    input: {
      /** Name of a document of type Cash Collection. */
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Records that a manual refund was paid out, and how.
   * For System Manager, School Office.
   */
  'mela.manual_payments.pay_out': {
    input: {
      /** Name of a document of type Manual Refund. */
      name: string
      method: 'cash' | 'bank' | 'UPI'
      reference_number?: string | null
      /** Today by default. 'YYYY-MM-DD'. */
      paid_on?: string | null
      payee_name?: string | null
      /** Needed for UPI. */
      payee_upi?: string | null
      /** Needed for a bank transfer, with the IFSC. */
      payee_account?: string | null
      payee_ifsc?: string | null
    }
    output: {
      name: string
      state: 'discarded' | 'due' | 'paid'
      amount: number
    }
  }
  /**
   * Returns the address of a manual payment's receipt. Anyone who may read the payment may call it, and the desk's button
   * opens it.
   * For System Manager, School Office, Store Manager.
   */
  'mela.manual_payments.print_receipt': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Records a manual payment for a document. Repeated with its key it returns the first one.
   * For System Manager, School Office.
   */
  'mela.manual_payments.receive': {
    input: {
      reference_type: string
      reference_name: string
      method: 'cash' | 'cheque' | 'bank' | 'UPI'
      /** A decimal amount. */
      amount: number
      /** Today by default. 'YYYY-MM-DD'. */
      received_on?: string | null
      reference_number?: string | null
      bank?: string | null
      /** 'YYYY-MM-DD'. */
      cheque_date?: string | null
      /** A cheque with the number of another one is of another account. */
      is_other_account?: 0 | 1 | null
      idempotency_key: string
    }
    output: {
      download: string | null
      name: string
      state: 'bounced' | 'cancelled' | 'cleared' | 'received'
      receipt: string | null
      amount: number
    }
  }
  /**
   * Requests the refund of a manual payment, in full or in part. It is paid out in a separate step.
   * For System Manager, School Office.
   */
  'mela.manual_payments.refund_payment': {
    input: {
      /** Name of a document of type Manual Payment. */
      name: string
      /** The remaining amount by default. A decimal amount. */
      amount?: number | null
    }
    output: {
      refund: string | null
      amount: number
    }
  }
  /**
   * Records cash remitted by a collector for many documents, the oldest collections first. Without a collector: cash of
   * unknown collectors.
   * For System Manager, School Office.
   */
  'mela.manual_payments.remit_cash': {
    input: {
      collector_type?: string | null
      collector?: string | null
      /** Anything: its shape is the method's. */
      collections?: unknown
      /** A decimal amount. */
      amount: number
      into?: 'cash' | 'bank' | null
      /** 'YYYY-MM-DD'. */
      remitted_on?: string | null
      reference?: string | null
      idempotency_key: string
    }
    output: {
      outstanding: number
      collections: {
        remitted_amount: number
        name: string
        state: 'cancelled' | 'collected' | 'deposited' | 'due'
      }[]
    }
  }
  /**
   * Flags a post for moderation. A person counts once, however often they call.
   * For anyone.
   */
  'mela.moderation.flag': {
    input: {
      reference_doctype: string
      reference_name: string
      reason: 'spam' | 'fraud' | 'offensive' | 'danger to a child' | 'wrong place' | 'something else'
      detail?: string | null
    }
    output: {
      flagged: number
    }
  }
  /**
   * Returns the notification events with their template values, channels and texts.
   * For System Manager, School Office; changes nothing.
   */
  'mela.notifications.get_events': {
    input: Record<string, never>
    output: {
      event: string
      event_class: 'promotional' | 'security' | 'transactional'
      values: string[]
      channels: ('e-mail' | 'in-app' | 'push' | 'sms' | 'whatsapp')[]
      texts: {
        en: {
          subject: string
          body: string
          short?: string
          /** Email only: paragraphs of a card, as `MailCard` names them. */
          card?: string
        }
        hi: {
          subject: string
          body: string
          short?: string
          /** Email only: paragraphs of a card, as `MailCard` names them. */
          card?: string
        }
        ta: {
          subject: string
          body: string
          short?: string
          /** Email only: paragraphs of a card, as `MailCard` names them. */
          card?: string
        }
      }
    }[]
  }
  /**
   * Returns the caller's in-app notifications, latest first, and the unread count.
   * For signed-in users; changes nothing.
   */
  'mela.notifications.get_notifications': {
    input: {
      limit_start?: number | null
      limit_page_length?: number | null
    }
    output: {
      notifications: {
        name: string
        link: string | null
        creation: string
        title: string | null
        event: string
        body: string | null
        read_at: string | null
      }[]
      unread_count: number
    }
  }
  /**
   * Returns the caller's notification preferences for each channel that reaches them. Preferences that were never set are
   * included.
   * For signed-in users; changes nothing.
   */
  'mela.notifications.get_preferences': {
    input: Record<string, never>
    output: {
      channel: 'e-mail' | 'push' | 'sms' | 'whatsapp'
      event_class: 'promotional' | 'transactional'
      is_on: number
      quiet_from: string | null
      quiet_until: string | null
      time_zone: string | null
    }[]
  }
  /**
   * Returns the key for browser subscriptions. It is stored even if the call fails later.
   * For signed-in users.
   */
  'mela.notifications.get_push_key': {
    input: Record<string, never>
    output: {
      public_key: string
    }
  }
  /**
   * Marks all of the caller's notifications as read.
   * For signed-in users.
   */
  'mela.notifications.mark_all_read': {
    input: Record<string, never>
    output: {
      unread_count: number
    }
  }
  /**
   * Marks one of the caller's notifications as read. Idempotent.
   * For signed-in users.
   */
  'mela.notifications.mark_read': {
    input: {
      name: string
    }
    output: {
      unread_count: number
    }
  }
  /**
   * Receives a reply to a text message from the carrier: STOP blocks the number, START unblocks it.
   * For anyone.
   */
  'mela.notifications.receive_text_message': {
    input: {
      /** E.164. */
      from: string
      text?: string | null
      key: string
    }
    output: undefined
  }
  /**
   * Resends a message that failed, was held or did not arrive. It returns the message's name.
   * For System Manager.
   */
  'mela.notifications.resend': {
    input: {
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Sets the caller's notification preference and quiet hours of a channel. Hours left out are removed.
   * For signed-in users.
   */
  'mela.notifications.set_preference': {
    input: {
      channel: 'e-mail' | 'sms' | 'whatsapp' | 'push'
      event_class: 'security' | 'transactional' | 'promotional'
      is_on?: 0 | 1 | null
      /** 'HH:MM:SS'. */
      quiet_from?: string | null
      /** 'HH:MM:SS'. */
      quiet_until?: string | null
      time_zone?: string | null
    }
    output: undefined
  }
  /**
   * Subscribes a browser to the caller's push notifications. A shared browser belongs to the user who signed in last.
   * For signed-in users.
   */
  'mela.notifications.subscribe_push': {
    input: {
      endpoint: string
      p256dh: string
      auth: string
    }
    output: {
      name: string
    }
  }
  /**
   * Ends e-mails of one topic by the link in each of them, without signing in. Mail programs call it too (RFC 8058). A
   * repetition changes nothing.
   * For anyone.
   */
  'mela.notifications.unsubscribe': {
    input: {
      key: string
    }
    output: {
      event_class: 'promotional' | 'security' | 'transactional'
    }
  }
  /**
   * Unsubscribes the caller's browser. Idempotent.
   * For signed-in users.
   */
  'mela.notifications.unsubscribe_push': {
    input: {
      endpoint: string
    }
    output: undefined
  }
  /**
   * Returns the address of the buyer's page of an order. The office opens it to act for the buyer.
   * For System Manager, Store Manager, School Office.
   */
  'mela.orders.act_for_buyer': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Cancels a fulfilment before it is shipped. Only callers who may change it can cancel it.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.cancel_fulfilment': {
    input: {
      name: string
      reason?: string | null
    }
    output: {
      name: string
    }
  }
  /**
   * Returns the confirmation details of a fulfilment's cancellation. They have its items and the refund.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.cancel_fulfilment_confirmation': {
    input: {
      name: string
    }
    output: {
      confirmation: string
    }
  }
  /**
   * Cancels an order or some of its items until it is packed. The token holder and the office may call it, and payments
   * are refunded.
   * For anyone.
   */
  'mela.orders.cancel_order': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      fulfilment?: string | null
      reason?: string | null
      /** Refund method of cash payments; cash is collected at a shop. */
      refund_to?: 'cash' | 'bank' | 'UPI' | null
      payee_upi?: string | null
      payee_name?: string | null
      payee_account?: string | null
      payee_ifsc?: string | null
    }
    output: {
      acting_for: string | null
      can_cancel: 0 | 1
      can_edit: 0 | 1
      fulfilments: {
        shipping_amount: number
        total: number
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          fulfilment: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
          back_order: {
            kind: 'back-order' | 'pre-order'
            expected_on: string
            quantity: number
          } | null
          return_until: string | null
          returnable: number
          price: number
          amount: number
          discount: number
          total: number
          cancelled_quantity: number
          returned_quantity: number
          refunded_quantity: number
          left: number
          name: string
          product: string | null
          variant: string
          business: string
          title: string
          variant_label: string | null
          sku: string | null
          image: string | null
          route: string | null
          quantity: number
        }[]
        returned_at: string | null
        lost_at: string | null
        undelivered_reason:
          | 'address not found'
          | 'damaged in transit'
          | 'nobody available'
          | 'not collected'
          | 'other'
          | 'refused on delivery'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
        collection: string | null
        pickup: {
          branch_name: string | null
          address: string | null
          opening_hours: string | null
        } | null
        name: string
        number: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      tax_documents: {
        total: number
        name: string
        number: string
        kind: string
        seller: string
        issued_on: string
      }[]
      returns: {
        can_withdraw: 0 | 1
        refund_amount: number
        carried_amount: number
        new_order_due: number
        items: {
          title: string
          quantity: number
          amount: number
        }[]
        name: string
        fulfilment: string
        state:
          | 'approved'
          | 'exchanged'
          | 'picked up'
          | 'received'
          | 'refunded'
          | 'refused'
          | 'requested'
          | 'withdrawn'
        reason:
          | 'came too late'
          | 'damaged'
          | 'does not fit'
          | 'not as described'
          | 'not wanted any more'
          | 'wrong item'
        resolution: 'exchange' | 'refund'
        pickup_on: string | null
        answer: string | null
        new_order: string | null
        asked_on: string
      }[]
      refund_to: {
        /** A manual refund is due, or will be once the return arrives. */
        can_set: 0 | 1
        can_collect: 0 | 1
        method: 'UPI' | 'bank' | 'cash' | null
        payee: string | null
      }
      currency: string
      items_amount: number
      discount_amount: number
      shipping_amount: number
      fee_amount: number
      tax_amount: number
      total: number
      credited: number
      paid: number
      returned: number
      due: number
      /** Overpayment not being refunded yet; manual payments are refunded manually. */
      refund_due: number
      /** Late or excess payments, not included in `paid`, refunded by the original method. */
      unallocated_paid: number
      unallocated_refunded: number
      /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
      wallet_paid: number
      wallet_returned: number
      /** The same of a gift card. */
      gift_card_paid: number
      gift_card_returned: number
      /** The same of reward points. */
      points_paid: number
      points_returned: number
      foreign_paid: {
        currency: string
        paid: number
        returned: number
      }[]
      address: Record<string, unknown>
      contact_name: string
      phone: string
      email: string | null
      gstin: string | null
      payment_choice: 'cash on delivery' | 'online' | 'pay link'
      order: string
      state:
        | 'awaiting payment'
        | 'cancelled'
        | 'closed'
        | 'confirmed'
        | 'delivered'
        | 'packed'
        | 'placed'
        | 'shipped'
      placed_at: string
      expires_at: string | null
    }
  }
  /**
   * Returns the confirmation details of an order's cancellation. They have its items and the refund.
   * For System Manager, Store Manager, School Office.
   */
  'mela.orders.cancel_order_confirmation': {
    input: {
      name: string
    }
    output: {
      confirmation: string
    }
  }
  /**
   * Changes the shipping address of an order until it is packed. The token holder and the office may call it.
   * For anyone.
   */
  'mela.orders.change_address': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      address?: unknown
      /** What its buyer was shown; another total is refused. A decimal amount. */
      expected_total?: number | null
    }
    output: {
      acting_for: string | null
      can_cancel: 0 | 1
      can_edit: 0 | 1
      fulfilments: {
        shipping_amount: number
        total: number
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          fulfilment: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
          back_order: {
            kind: 'back-order' | 'pre-order'
            expected_on: string
            quantity: number
          } | null
          return_until: string | null
          returnable: number
          price: number
          amount: number
          discount: number
          total: number
          cancelled_quantity: number
          returned_quantity: number
          refunded_quantity: number
          left: number
          name: string
          product: string | null
          variant: string
          business: string
          title: string
          variant_label: string | null
          sku: string | null
          image: string | null
          route: string | null
          quantity: number
        }[]
        returned_at: string | null
        lost_at: string | null
        undelivered_reason:
          | 'address not found'
          | 'damaged in transit'
          | 'nobody available'
          | 'not collected'
          | 'other'
          | 'refused on delivery'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
        collection: string | null
        pickup: {
          branch_name: string | null
          address: string | null
          opening_hours: string | null
        } | null
        name: string
        number: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      tax_documents: {
        total: number
        name: string
        number: string
        kind: string
        seller: string
        issued_on: string
      }[]
      returns: {
        can_withdraw: 0 | 1
        refund_amount: number
        carried_amount: number
        new_order_due: number
        items: {
          title: string
          quantity: number
          amount: number
        }[]
        name: string
        fulfilment: string
        state:
          | 'approved'
          | 'exchanged'
          | 'picked up'
          | 'received'
          | 'refunded'
          | 'refused'
          | 'requested'
          | 'withdrawn'
        reason:
          | 'came too late'
          | 'damaged'
          | 'does not fit'
          | 'not as described'
          | 'not wanted any more'
          | 'wrong item'
        resolution: 'exchange' | 'refund'
        pickup_on: string | null
        answer: string | null
        new_order: string | null
        asked_on: string
      }[]
      refund_to: {
        /** A manual refund is due, or will be once the return arrives. */
        can_set: 0 | 1
        can_collect: 0 | 1
        method: 'UPI' | 'bank' | 'cash' | null
        payee: string | null
      }
      currency: string
      items_amount: number
      discount_amount: number
      shipping_amount: number
      fee_amount: number
      tax_amount: number
      total: number
      credited: number
      paid: number
      returned: number
      due: number
      /** Overpayment not being refunded yet; manual payments are refunded manually. */
      refund_due: number
      /** Late or excess payments, not included in `paid`, refunded by the original method. */
      unallocated_paid: number
      unallocated_refunded: number
      /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
      wallet_paid: number
      wallet_returned: number
      /** The same of a gift card. */
      gift_card_paid: number
      gift_card_returned: number
      /** The same of reward points. */
      points_paid: number
      points_returned: number
      foreign_paid: {
        currency: string
        paid: number
        returned: number
      }[]
      address: Record<string, unknown>
      contact_name: string
      phone: string
      email: string | null
      gstin: string | null
      payment_choice: 'cash on delivery' | 'online' | 'pay link'
      order: string
      state:
        | 'awaiting payment'
        | 'cancelled'
        | 'closed'
        | 'confirmed'
        | 'delivered'
        | 'packed'
        | 'placed'
        | 'shipped'
      placed_at: string
      expires_at: string | null
    }
  }
  /**
   * Changes quantities of an order's items, and adds items of its sellers, until they are packed. The token holder and
   * the office may call it.
   * For anyone.
   */
  'mela.orders.change_items': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      /** Anything: its shape is the method's. */
      added?: unknown
      /** Shown to the buyer; another total is refused. A decimal amount. */
      expected_total: number
      idempotency_key?: string | null
    }
    output: {
      acting_for: string | null
      can_cancel: 0 | 1
      can_edit: 0 | 1
      fulfilments: {
        shipping_amount: number
        total: number
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          fulfilment: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
          back_order: {
            kind: 'back-order' | 'pre-order'
            expected_on: string
            quantity: number
          } | null
          return_until: string | null
          returnable: number
          price: number
          amount: number
          discount: number
          total: number
          cancelled_quantity: number
          returned_quantity: number
          refunded_quantity: number
          left: number
          name: string
          product: string | null
          variant: string
          business: string
          title: string
          variant_label: string | null
          sku: string | null
          image: string | null
          route: string | null
          quantity: number
        }[]
        returned_at: string | null
        lost_at: string | null
        undelivered_reason:
          | 'address not found'
          | 'damaged in transit'
          | 'nobody available'
          | 'not collected'
          | 'other'
          | 'refused on delivery'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
        collection: string | null
        pickup: {
          branch_name: string | null
          address: string | null
          opening_hours: string | null
        } | null
        name: string
        number: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      tax_documents: {
        total: number
        name: string
        number: string
        kind: string
        seller: string
        issued_on: string
      }[]
      returns: {
        can_withdraw: 0 | 1
        refund_amount: number
        carried_amount: number
        new_order_due: number
        items: {
          title: string
          quantity: number
          amount: number
        }[]
        name: string
        fulfilment: string
        state:
          | 'approved'
          | 'exchanged'
          | 'picked up'
          | 'received'
          | 'refunded'
          | 'refused'
          | 'requested'
          | 'withdrawn'
        reason:
          | 'came too late'
          | 'damaged'
          | 'does not fit'
          | 'not as described'
          | 'not wanted any more'
          | 'wrong item'
        resolution: 'exchange' | 'refund'
        pickup_on: string | null
        answer: string | null
        new_order: string | null
        asked_on: string
      }[]
      refund_to: {
        /** A manual refund is due, or will be once the return arrives. */
        can_set: 0 | 1
        can_collect: 0 | 1
        method: 'UPI' | 'bank' | 'cash' | null
        payee: string | null
      }
      currency: string
      items_amount: number
      discount_amount: number
      shipping_amount: number
      fee_amount: number
      tax_amount: number
      total: number
      credited: number
      paid: number
      returned: number
      due: number
      /** Overpayment not being refunded yet; manual payments are refunded manually. */
      refund_due: number
      /** Late or excess payments, not included in `paid`, refunded by the original method. */
      unallocated_paid: number
      unallocated_refunded: number
      /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
      wallet_paid: number
      wallet_returned: number
      /** The same of a gift card. */
      gift_card_paid: number
      gift_card_returned: number
      /** The same of reward points. */
      points_paid: number
      points_returned: number
      foreign_paid: {
        currency: string
        paid: number
        returned: number
      }[]
      address: Record<string, unknown>
      contact_name: string
      phone: string
      email: string | null
      gstin: string | null
      payment_choice: 'cash on delivery' | 'online' | 'pay link'
      order: string
      state:
        | 'awaiting payment'
        | 'cancelled'
        | 'closed'
        | 'confirmed'
        | 'delivered'
        | 'packed'
        | 'placed'
        | 'shipped'
      placed_at: string
      expires_at: string | null
    }
  }
  /**
   * Creates the exchange order of a return. Staff and the return's seller may call it.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.exchange_return': {
    input: {
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Sends a code for an order found by its number and phone or e-mail address. The response and its timing do not reveal
   * whether the order exists, because the lookup runs after the response.
   * For anyone.
   */
  'mela.orders.find_order': {
    input: {
      order: string
      email?: string | null
      /** E.164. */
      phone?: string | null
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: {
      sent: number
      search: string
      expires_in: number
      again_in: number
    }
  }
  /**
   * Returns the packages that buyers collect at a class or event, each with its collectors, to those who hand them over.
   * The name of a child is nowhere else with an order.
   * For signed-in users; changes nothing.
   */
  'mela.orders.get_collections': {
    input: {
      code: string
    }
    output: {
      families: number
      packages: {
        collectors: {
          full_name: string
          /** The event registration that a scanned ticket names; null where there are no tickets. */
          registration: string | null
        }[]
        fulfilment: string
        order: string
        seller: string
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        delivered_at: string | null
        items: {
          product: string
          sku: string | null
          title: string
          quantity: number
        }[]
      }[]
    }
  }
  /**
   * Returns the items that the buyer may choose in exchange for those of a fulfilment.
   * For anyone.
   */
  'mela.orders.get_exchanges': {
    input: {
      token?: string | null
      name?: string | null
      fulfilment: string
    }
    output: {
      lines: {
        line: string
        choices: {
          left: number | null
          variant: string
          label: string
          image: string | null
          price: number
        }[]
      }[]
    }
  }
  /**
   * Returns an invoice or credit note as PDF. Holders of the order's link and users who may read it may call it.
   * For anyone.
   */
  'mela.orders.get_invoice': {
    input: {
      document: string
      token?: string | null
      name?: string | null
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * Returns the items that may take the place of an order's unpacked ones: the same product in other sizes or colours.
   * For anyone.
   */
  'mela.orders.get_item_choices': {
    input: {
      token?: string | null
      name?: string | null
    }
    output: {
      lines: {
        line: string
        choices: {
          left: number | null
          variant: string
          label: string
          image: string | null
          price: number
        }[]
      }[]
    }
  }
  /**
   * Returns the caller's orders, latest first.
   * For signed-in users.
   */
  'mela.orders.get_my_orders': {
    input: {
      start?: number | null
    }
    output: {
      orders: {
        lines: {
          title: string
          image: string | null
          quantity: number
        }[]
        total: number
        credited: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'closed'
          | 'confirmed'
          | 'delivered'
          | 'packed'
          | 'placed'
          | 'shipped'
        placed_at: string
        currency: string
        line_count: number
        promised_by: string | null
        order: string
      }[]
      has_more: 0 | 1
    }
  }
  /**
   * Returns an order for the holder of its token. The signed-in buyer may read it by its name.
   * For anyone.
   */
  'mela.orders.get_order': {
    input: {
      token?: string | null
      name?: string | null
    }
    output: {
      acting_for: string | null
      can_cancel: 0 | 1
      can_edit: 0 | 1
      fulfilments: {
        shipping_amount: number
        total: number
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          fulfilment: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
          back_order: {
            kind: 'back-order' | 'pre-order'
            expected_on: string
            quantity: number
          } | null
          return_until: string | null
          returnable: number
          price: number
          amount: number
          discount: number
          total: number
          cancelled_quantity: number
          returned_quantity: number
          refunded_quantity: number
          left: number
          name: string
          product: string | null
          variant: string
          business: string
          title: string
          variant_label: string | null
          sku: string | null
          image: string | null
          route: string | null
          quantity: number
        }[]
        returned_at: string | null
        lost_at: string | null
        undelivered_reason:
          | 'address not found'
          | 'damaged in transit'
          | 'nobody available'
          | 'not collected'
          | 'other'
          | 'refused on delivery'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
        collection: string | null
        pickup: {
          branch_name: string | null
          address: string | null
          opening_hours: string | null
        } | null
        name: string
        number: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      tax_documents: {
        total: number
        name: string
        number: string
        kind: string
        seller: string
        issued_on: string
      }[]
      returns: {
        can_withdraw: 0 | 1
        refund_amount: number
        carried_amount: number
        new_order_due: number
        items: {
          title: string
          quantity: number
          amount: number
        }[]
        name: string
        fulfilment: string
        state:
          | 'approved'
          | 'exchanged'
          | 'picked up'
          | 'received'
          | 'refunded'
          | 'refused'
          | 'requested'
          | 'withdrawn'
        reason:
          | 'came too late'
          | 'damaged'
          | 'does not fit'
          | 'not as described'
          | 'not wanted any more'
          | 'wrong item'
        resolution: 'exchange' | 'refund'
        pickup_on: string | null
        answer: string | null
        new_order: string | null
        asked_on: string
      }[]
      refund_to: {
        /** A manual refund is due, or will be once the return arrives. */
        can_set: 0 | 1
        can_collect: 0 | 1
        method: 'UPI' | 'bank' | 'cash' | null
        payee: string | null
      }
      currency: string
      items_amount: number
      discount_amount: number
      shipping_amount: number
      fee_amount: number
      tax_amount: number
      total: number
      credited: number
      paid: number
      returned: number
      due: number
      /** Overpayment not being refunded yet; manual payments are refunded manually. */
      refund_due: number
      /** Late or excess payments, not included in `paid`, refunded by the original method. */
      unallocated_paid: number
      unallocated_refunded: number
      /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
      wallet_paid: number
      wallet_returned: number
      /** The same of a gift card. */
      gift_card_paid: number
      gift_card_returned: number
      /** The same of reward points. */
      points_paid: number
      points_returned: number
      foreign_paid: {
        currency: string
        paid: number
        returned: number
      }[]
      address: Record<string, unknown>
      contact_name: string
      phone: string
      email: string | null
      gstin: string | null
      payment_choice: 'cash on delivery' | 'online' | 'pay link'
      order: string
      state:
        | 'awaiting payment'
        | 'cancelled'
        | 'closed'
        | 'confirmed'
        | 'delivered'
        | 'packed'
        | 'placed'
        | 'shipped'
      placed_at: string
      expires_at: string | null
    }
  }
  /**
   * Returns the packing slip of a fulfilment as a PDF. Anyone who may read the fulfilment may call it.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.get_packing_slip': {
    input: {
      fulfilment: string
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * Marks a package as delivered when it is handed over at its class or event. Idempotent: a repetition returns when it
   * was handed over first.
   * For signed-in users.
   */
  'mela.orders.hand_over': {
    input: {
      code: string
      fulfilment: string
    }
    output:
      | {
          fulfilment: string
          delivered_at: string | null
          is_repeated: 0
        }
      | {
          fulfilment: string
          delivered_at: string | null
          is_repeated: 1
        }
  }
  /**
   * Marks a fulfilment as lost.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.mark_lost': {
    input: {
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Marks a fulfilment as returned to its sender, with the reason from the form.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.mark_returned_to_sender': {
    input: {
      name: string
      reason?:
        | 'refused on delivery'
        | 'nobody available'
        | 'address not found'
        | 'damaged in transit'
        | 'not collected'
        | 'other'
        | null
    }
    output: {
      name: string
    }
  }
  /**
   * Returns the order that was created in exchange and its opener. The caller must be able to open the original order.
   * For anyone.
   */
  'mela.orders.open_exchange': {
    input: {
      token?: string | null
      name?: string | null
      return: string
    }
    output: {
      order: string
      opener: string
    }
  }
  /**
   * Opens an order with the code sent to the phone or e-mail address. The code works once, and the token is one more link
   * to the order.
   * For anyone.
   */
  'mela.orders.open_found_order': {
    input: {
      search: string
      code: string
    }
    output: {
      order: string
      token: string
    }
  }
  /**
   * Returns the order's next fulfilment to act on, of those that the caller may read.
   * For System Manager, Store Manager, School Office.
   */
  'mela.orders.open_fulfilment': {
    input: {
      name: string
    }
    output: {
      doctype: string
      name: string
    }
  }
  /**
   * Places an order from the caller's cart. Repeated with its key it returns the first order.
   * For anyone.
   */
  'mela.orders.place_order': {
    input: {
      cart_token?: string | null
      /** Of the cart that the buyer saw. */
      version: number
      /** The total that the buyer saw. A decimal amount. */
      expected_total: number
      idempotency_key: string
      gateway?:
        | 'Sandbox'
        | 'Razorpay'
        | 'Stripe'
        | 'Counter'
        | 'Cash on Delivery'
        | 'Wallet'
        | 'Gift Card'
        | 'Reward Points'
        | null
      /** What the buyer pays from their wallet. A decimal amount. */
      wallet_amount?: number | null
      /** Reward points that the buyer uses. */
      points?: number | null
      /** What the buyer saw that the points pay. A decimal amount. */
      points_amount?: number | null
      gift_card_code?: string | null
      /** What the buyer pays from the gift card. A decimal amount. */
      gift_card_amount?: number | null
      /** Of the link or the person that led to this order. */
      affiliate_code?: string | null
      /** Day on which the buyer used the code; today if empty. 'YYYY-MM-DD'. */
      affiliate_on?: string | null
      /** Staff order for somebody who is sent a link to pay. */
      by_pay_link?: 0 | 1 | null
    }
    output: {
      amount: number
      pay_url: string | null
      order: string
      token: string
      state: string
      currency: string
      next: 'done' | 'pay'
    }
  }
  /**
   * Creates a refund plan for a shipped fulfilment. The items to refund are chosen next.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.plan_refund': {
    input: {
      name: string
    }
    output: {
      doctype: string
      name: string
    }
  }
  /**
   * Returns the cost of another shipping address. Nothing is changed.
   * For anyone.
   */
  'mela.orders.preview_address': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      address?: unknown
    }
    output: {
      refund_amount: number
      due: number
      shipping_before: number
      shipping_after: number
      total_before: number
      total_after: number
      promised_by: string | null
    }
  }
  /**
   * Returns the refund that a cancellation would bring. Nothing is cancelled.
   * For anyone.
   */
  'mela.orders.preview_cancel': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      fulfilment?: string | null
    }
    output: {
      by_hand: number
      refund_amount: number
      due: number
      goods: number
      delivery: number
      fee: number
      worth: number
    }
  }
  /**
   * Returns what a change of an order's items costs. Nothing is changed.
   * For anyone.
   */
  'mela.orders.preview_items': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      /** Anything: its shape is the method's. */
      added?: unknown
    }
    output: {
      by_hand: number
      refund_amount: number
      due: number
      total_before: number
      total_after: number
      shipping_change: number
    }
  }
  /**
   * Returns the points that buying some items earns the caller, and what they pay later. Items are products with their
   * price as a decimal; others are skipped.
   * For anyone; changes nothing.
   */
  'mela.orders.preview_points': {
    input: {
      /** Anything: its shape is the method's. */
      items?: unknown
    }
    output: {
      points: number
      worth: number
      currency: string
    }
  }
  /**
   * Returns the refund that a return would bring. Nothing is requested.
   * For anyone.
   */
  'mela.orders.preview_return': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      reason:
        | 'damaged'
        | 'wrong item'
        | 'not as described'
        | 'does not fit'
        | 'came too late'
        | 'not wanted any more'
      resolution?: 'refund' | 'exchange' | null
    }
    output: {
      due_reduction: number
      by_hand: number
      refund_amount: number
      due: number
      exchange: number
      goods: number
      delivery: number
      fee: number
    }
  }
  /** For System Manager, Store Manager, School Office, Seller. */
  'mela.orders.print_credit_note': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Returns the address of the invoice that was shipped with a fulfilment.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.print_fulfilment_invoice': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /** For System Manager, Store Manager, School Office, Seller. */
  'mela.orders.print_invoice': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Returns the address of a packing slip's PDF. The desk's button opens it.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.print_packing_slip': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Refunds an order as planned.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.refund_order': {
    input: {
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Returns the confirmation details of an order refund. They have the amount, the payee and the destination.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.refund_order_confirmation': {
    input: {
      name: string
    }
    output: {
      confirmation: string
    }
  }
  /**
   * Refunds the items of a return.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.refund_return': {
    input: {
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Returns the confirmation details of a return's refund. They have the amount, the payee and the destination.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.refund_return_confirmation': {
    input: {
      name: string
    }
    output: {
      confirmation: string
    }
  }
  /**
   * Adds the available items of an order to the caller's cart at current prices. It reports the unavailable ones.
   * For anyone.
   */
  'mela.orders.reorder': {
    input: {
      token?: string | null
      name?: string | null
      cart_token?: string | null
    }
    output: {
      cart: {
        version: number
        lines: number
        item_count: number
      }
      cart_token: string | null
      left_out: string[]
    }
  }
  /**
   * Requests a return of items from one fulfilment. Anyone who may open the order may call it.
   * For anyone.
   */
  'mela.orders.request_return': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      reason:
        | 'damaged'
        | 'wrong item'
        | 'not as described'
        | 'does not fit'
        | 'came too late'
        | 'not wanted any more'
      note?: string | null
      resolution?: 'refund' | 'exchange' | null
      /** Anything: its shape is the method's. */
      photos?: unknown
      /** Refund method of cash payments; cash is collected at a shop. */
      refund_to?: 'cash' | 'bank' | 'UPI' | null
      payee_upi?: string | null
      payee_name?: string | null
      payee_account?: string | null
      payee_ifsc?: string | null
      idempotency_key: string
    }
    output: {
      acting_for: string | null
      can_cancel: 0 | 1
      can_edit: 0 | 1
      fulfilments: {
        shipping_amount: number
        total: number
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          fulfilment: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
          back_order: {
            kind: 'back-order' | 'pre-order'
            expected_on: string
            quantity: number
          } | null
          return_until: string | null
          returnable: number
          price: number
          amount: number
          discount: number
          total: number
          cancelled_quantity: number
          returned_quantity: number
          refunded_quantity: number
          left: number
          name: string
          product: string | null
          variant: string
          business: string
          title: string
          variant_label: string | null
          sku: string | null
          image: string | null
          route: string | null
          quantity: number
        }[]
        returned_at: string | null
        lost_at: string | null
        undelivered_reason:
          | 'address not found'
          | 'damaged in transit'
          | 'nobody available'
          | 'not collected'
          | 'other'
          | 'refused on delivery'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
        collection: string | null
        pickup: {
          branch_name: string | null
          address: string | null
          opening_hours: string | null
        } | null
        name: string
        number: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      tax_documents: {
        total: number
        name: string
        number: string
        kind: string
        seller: string
        issued_on: string
      }[]
      returns: {
        can_withdraw: 0 | 1
        refund_amount: number
        carried_amount: number
        new_order_due: number
        items: {
          title: string
          quantity: number
          amount: number
        }[]
        name: string
        fulfilment: string
        state:
          | 'approved'
          | 'exchanged'
          | 'picked up'
          | 'received'
          | 'refunded'
          | 'refused'
          | 'requested'
          | 'withdrawn'
        reason:
          | 'came too late'
          | 'damaged'
          | 'does not fit'
          | 'not as described'
          | 'not wanted any more'
          | 'wrong item'
        resolution: 'exchange' | 'refund'
        pickup_on: string | null
        answer: string | null
        new_order: string | null
        asked_on: string
      }[]
      refund_to: {
        /** A manual refund is due, or will be once the return arrives. */
        can_set: 0 | 1
        can_collect: 0 | 1
        method: 'UPI' | 'bank' | 'cash' | null
        payee: string | null
      }
      currency: string
      items_amount: number
      discount_amount: number
      shipping_amount: number
      fee_amount: number
      tax_amount: number
      total: number
      credited: number
      paid: number
      returned: number
      due: number
      /** Overpayment not being refunded yet; manual payments are refunded manually. */
      refund_due: number
      /** Late or excess payments, not included in `paid`, refunded by the original method. */
      unallocated_paid: number
      unallocated_refunded: number
      /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
      wallet_paid: number
      wallet_returned: number
      /** The same of a gift card. */
      gift_card_paid: number
      gift_card_returned: number
      /** The same of reward points. */
      points_paid: number
      points_returned: number
      foreign_paid: {
        currency: string
        paid: number
        returned: number
      }[]
      address: Record<string, unknown>
      contact_name: string
      phone: string
      email: string | null
      gstin: string | null
      payment_choice: 'cash on delivery' | 'online' | 'pay link'
      order: string
      state:
        | 'awaiting payment'
        | 'cancelled'
        | 'closed'
        | 'confirmed'
        | 'delivered'
        | 'packed'
        | 'placed'
        | 'shipped'
      placed_at: string
      expires_at: string | null
    }
  }
  /**
   * Sets the destination of an order's manual refund until it is paid out. Anyone who may open the order may call it.
   * For anyone.
   */
  'mela.orders.set_refund_to': {
    input: {
      token?: string | null
      name?: string | null
      /** Refund method of cash payments; cash is collected at a shop. */
      refund_to?: 'cash' | 'bank' | 'UPI' | null
      payee_upi?: string | null
      payee_name?: string | null
      payee_account?: string | null
      payee_ifsc?: string | null
    }
    output: {
      acting_for: string | null
      can_cancel: 0 | 1
      can_edit: 0 | 1
      fulfilments: {
        shipping_amount: number
        total: number
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          fulfilment: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
          back_order: {
            kind: 'back-order' | 'pre-order'
            expected_on: string
            quantity: number
          } | null
          return_until: string | null
          returnable: number
          price: number
          amount: number
          discount: number
          total: number
          cancelled_quantity: number
          returned_quantity: number
          refunded_quantity: number
          left: number
          name: string
          product: string | null
          variant: string
          business: string
          title: string
          variant_label: string | null
          sku: string | null
          image: string | null
          route: string | null
          quantity: number
        }[]
        returned_at: string | null
        lost_at: string | null
        undelivered_reason:
          | 'address not found'
          | 'damaged in transit'
          | 'nobody available'
          | 'not collected'
          | 'other'
          | 'refused on delivery'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
        collection: string | null
        pickup: {
          branch_name: string | null
          address: string | null
          opening_hours: string | null
        } | null
        name: string
        number: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      tax_documents: {
        total: number
        name: string
        number: string
        kind: string
        seller: string
        issued_on: string
      }[]
      returns: {
        can_withdraw: 0 | 1
        refund_amount: number
        carried_amount: number
        new_order_due: number
        items: {
          title: string
          quantity: number
          amount: number
        }[]
        name: string
        fulfilment: string
        state:
          | 'approved'
          | 'exchanged'
          | 'picked up'
          | 'received'
          | 'refunded'
          | 'refused'
          | 'requested'
          | 'withdrawn'
        reason:
          | 'came too late'
          | 'damaged'
          | 'does not fit'
          | 'not as described'
          | 'not wanted any more'
          | 'wrong item'
        resolution: 'exchange' | 'refund'
        pickup_on: string | null
        answer: string | null
        new_order: string | null
        asked_on: string
      }[]
      refund_to: {
        /** A manual refund is due, or will be once the return arrives. */
        can_set: 0 | 1
        can_collect: 0 | 1
        method: 'UPI' | 'bank' | 'cash' | null
        payee: string | null
      }
      currency: string
      items_amount: number
      discount_amount: number
      shipping_amount: number
      fee_amount: number
      tax_amount: number
      total: number
      credited: number
      paid: number
      returned: number
      due: number
      /** Overpayment not being refunded yet; manual payments are refunded manually. */
      refund_due: number
      /** Late or excess payments, not included in `paid`, refunded by the original method. */
      unallocated_paid: number
      unallocated_refunded: number
      /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
      wallet_paid: number
      wallet_returned: number
      /** The same of a gift card. */
      gift_card_paid: number
      gift_card_returned: number
      /** The same of reward points. */
      points_paid: number
      points_returned: number
      foreign_paid: {
        currency: string
        paid: number
        returned: number
      }[]
      address: Record<string, unknown>
      contact_name: string
      phone: string
      email: string | null
      gstin: string | null
      payment_choice: 'cash on delivery' | 'online' | 'pay link'
      order: string
      state:
        | 'awaiting payment'
        | 'cancelled'
        | 'closed'
        | 'confirmed'
        | 'delivered'
        | 'packed'
        | 'placed'
        | 'shipped'
      placed_at: string
      expires_at: string | null
    }
  }
  /**
   * Returns the confirmation details of an undelivered fulfilment. They have the cancelled balance and the refund.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.undelivered_confirmation': {
    input: {
      name: string
    }
    output: {
      confirmation: string
    }
  }
  /**
   * Withdraws a return before it is collected. Anyone who may open the order may call it.
   * For anyone.
   */
  'mela.orders.withdraw_return': {
    input: {
      token?: string | null
      name?: string | null
      return: string
    }
    output: {
      acting_for: string | null
      can_cancel: 0 | 1
      can_edit: 0 | 1
      fulfilments: {
        shipping_amount: number
        total: number
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          fulfilment: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
          back_order: {
            kind: 'back-order' | 'pre-order'
            expected_on: string
            quantity: number
          } | null
          return_until: string | null
          returnable: number
          price: number
          amount: number
          discount: number
          total: number
          cancelled_quantity: number
          returned_quantity: number
          refunded_quantity: number
          left: number
          name: string
          product: string | null
          variant: string
          business: string
          title: string
          variant_label: string | null
          sku: string | null
          image: string | null
          route: string | null
          quantity: number
        }[]
        returned_at: string | null
        lost_at: string | null
        undelivered_reason:
          | 'address not found'
          | 'damaged in transit'
          | 'nobody available'
          | 'not collected'
          | 'other'
          | 'refused on delivery'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
        collection: string | null
        pickup: {
          branch_name: string | null
          address: string | null
          opening_hours: string | null
        } | null
        name: string
        number: number
        state:
          | 'awaiting payment'
          | 'cancelled'
          | 'confirmed'
          | 'delivered'
          | 'lost'
          | 'packed'
          | 'placed'
          | 'returned'
          | 'shipped'
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      tax_documents: {
        total: number
        name: string
        number: string
        kind: string
        seller: string
        issued_on: string
      }[]
      returns: {
        can_withdraw: 0 | 1
        refund_amount: number
        carried_amount: number
        new_order_due: number
        items: {
          title: string
          quantity: number
          amount: number
        }[]
        name: string
        fulfilment: string
        state:
          | 'approved'
          | 'exchanged'
          | 'picked up'
          | 'received'
          | 'refunded'
          | 'refused'
          | 'requested'
          | 'withdrawn'
        reason:
          | 'came too late'
          | 'damaged'
          | 'does not fit'
          | 'not as described'
          | 'not wanted any more'
          | 'wrong item'
        resolution: 'exchange' | 'refund'
        pickup_on: string | null
        answer: string | null
        new_order: string | null
        asked_on: string
      }[]
      refund_to: {
        /** A manual refund is due, or will be once the return arrives. */
        can_set: 0 | 1
        can_collect: 0 | 1
        method: 'UPI' | 'bank' | 'cash' | null
        payee: string | null
      }
      currency: string
      items_amount: number
      discount_amount: number
      shipping_amount: number
      fee_amount: number
      tax_amount: number
      total: number
      credited: number
      paid: number
      returned: number
      due: number
      /** Overpayment not being refunded yet; manual payments are refunded manually. */
      refund_due: number
      /** Late or excess payments, not included in `paid`, refunded by the original method. */
      unallocated_paid: number
      unallocated_refunded: number
      /** Part of `paid` that came from the buyer's wallet, and what returned to it. */
      wallet_paid: number
      wallet_returned: number
      /** The same of a gift card. */
      gift_card_paid: number
      gift_card_returned: number
      /** The same of reward points. */
      points_paid: number
      points_returned: number
      foreign_paid: {
        currency: string
        paid: number
        returned: number
      }[]
      address: Record<string, unknown>
      contact_name: string
      phone: string
      email: string | null
      gstin: string | null
      payment_choice: 'cash on delivery' | 'online' | 'pay link'
      order: string
      state:
        | 'awaiting payment'
        | 'cancelled'
        | 'closed'
        | 'confirmed'
        | 'delivered'
        | 'packed'
        | 'placed'
        | 'shipped'
      placed_at: string
      expires_at: string | null
    }
  }
  /**
   * Allocates an unallocated payment to a document.
   * For System Manager, School Office.
   */
  'mela.payments.allocate': {
    input: {
      /** Name of a document of type Payment. */
      payment: string
      reference_type: string
      reference_name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Asks the gateway for the current state of a payment.
   * For System Manager, School Office.
   */
  'mela.payments.ask_gateway': {
    input: {
      /** Name of a document of type Payment. */
      name: string
    }
    output: undefined
  }
  /**
   * Returns the balance due of a document and its payment methods. It is null when nothing is due.
   * For anyone.
   */
  'mela.payments.get_options': {
    input: {
      reference_type: string
      reference_name: string
      receipt_token?: string | null
    }
    output: {
      due: {
        description: string
        amount: number
        currency: 'INR'
      } | null
      payer_name: string | null
      gateways: (
        | 'Cash on Delivery'
        | 'Counter'
        | 'Gift Card'
        | 'Razorpay'
        | 'Reward Points'
        | 'Sandbox'
        | 'Stripe'
        | 'Wallet'
      )[]
    }
  }
  /**
   * Returns the names of the document types that can be paid for.
   * For System Manager, School Office; changes nothing.
   */
  'mela.payments.get_payable_types': { input: Record<string, never>; output: string[] }
  /**
   * Returns the amount of a payment that `refund` can refund now. A lower amount than its balance has a reason.
   * For System Manager, School Office.
   */
  'mela.payments.get_refundable': {
    input: {
      /** Name of a document of type Payment. */
      payment: string
    }
    output:
      | {
          amount: number
          reason: null
          takes_credit: number
        }
      | {
          amount: number
          takes_credit: number
          reason: string
        }
  }
  /**
   * Returns a payment's status for holders of its token. While open, it queries the gateway at most once per three
   * seconds.
   * For anyone.
   */
  'mela.payments.get_status': {
    input: {
      payment: string
      token: string
    }
    output: {
      /** Requested amount. */
      amount: number
      captured: {
        amount: number
        currency: string
      } | null
      /** Refunded amount in the captured currency. */
      refunded_amount: number
      /** Captured but not allocated; refunded automatically. */
      is_returned: number
      refunds: {
        amount: number
        state: 'done' | 'failed' | 'requested' | 'sent'
        destination: 'by hand' | 'credit' | 'source'
      }[]
      /** Declined, but the gateway's order accepts another attempt. */
      may_come: number
      /** The bank was asked; otherwise the payer left the gateway's page without paying. */
      is_in_progress: 0 | 1
      checkout:
        | {
            kind: 'none'
          }
        | {
            kind: 'razorpay'
            key: string
            order: string
          }
        | {
            kind: 'redirect'
            url: string
          }
        | {
            kind: 'stripe'
            url: string
          }
      payment: string
      state:
        | 'authorised'
        | 'captured'
        | 'created'
        | 'disputed'
        | 'expired'
        | 'failed'
        | 'part refunded'
        | 'refunded'
      currency: string
      gateway:
        | 'Cash on Delivery'
        | 'Counter'
        | 'Gift Card'
        | 'Razorpay'
        | 'Reward Points'
        | 'Sandbox'
        | 'Stripe'
        | 'Wallet'
      method: string | null
      error: string | null
      reference_type: string | null
      reference_name: string | null
    }
  }
  /**
   * Leaves a payment unallocated until staff decide. Only staff may call it.
   * For System Manager, School Office.
   */
  'mela.payments.leave_unallocated': {
    input: {
      /** Name of a document of type Payment. */
      name: string
    }
    output: undefined
  }
  /**
   * Creates a payment link, returned once; only its hash is stored.
   * For System Manager, School Office.
   */
  'mela.payments.make_link': {
    input: {
      reference_type: string
      reference_name: string
      days?: number | null
    }
    output: {
      name: string
      token: string
      url: string
      expires_at: string
    }
  }
  /**
   * Returns the document and the balance due of a payment link. The link's token is then the receipt token for the
   * payment.
   * For anyone.
   */
  'mela.payments.open_link': {
    input: {
      token: string
    }
    output: {
      due: {
        description: string
        amount: number
        currency: 'INR'
      } | null
      payer_name: string | null
      gateways: (
        | 'Cash on Delivery'
        | 'Counter'
        | 'Gift Card'
        | 'Razorpay'
        | 'Reward Points'
        | 'Sandbox'
        | 'Stripe'
        | 'Wallet'
      )[]
      reference_type: string
      reference_name: string
      expires_at: string
    }
  }
  /**
   * Opens a payment for a document. The same idempotency key or another tab gets the payment that is already open.
   * For anyone.
   */
  'mela.payments.pay': {
    input: {
      reference_type: string
      reference_name: string
      gateway:
        | 'Sandbox'
        | 'Razorpay'
        | 'Stripe'
        | 'Counter'
        | 'Cash on Delivery'
        | 'Wallet'
        | 'Gift Card'
        | 'Reward Points'
      idempotency_key: string
      receipt_token?: string | null
    }
    output: {
      amount: number
      payment: string
      token: string
      currency: string
      state:
        | 'authorised'
        | 'captured'
        | 'created'
        | 'disputed'
        | 'expired'
        | 'failed'
        | 'part refunded'
        | 'refunded'
      checkout:
        | {
            kind: 'none'
          }
        | {
            kind: 'razorpay'
            key: string
            order: string
          }
        | {
            kind: 'redirect'
            url: string
          }
        | {
            kind: 'stripe'
            url: string
          }
    }
  }
  /**
   * Refunds a part or the rest of a payment. Repeated with its key it returns the first refund.
   * For System Manager, School Office.
   */
  'mela.payments.refund': {
    input: {
      /** Name of a document of type Payment. */
      payment: string
      /** A decimal amount. */
      amount: number
      reason: string
      to?: 'source' | 'credit' | null
      idempotency_key: string
    }
    output: {
      refund: string
      state: 'done' | 'failed' | 'requested' | 'sent'
      amount: number
    }
  }
  /**
   * Returns the confirmation details of a refund. They have the amount, the payee and the destination.
   * For System Manager, School Office; changes nothing.
   */
  'mela.payments.refund_confirmation': {
    input: {
      /** Name of a document of type Payment. */
      name: string
    }
    output: {
      confirmation: string
    }
  }
  /**
   * Resolves a payment that needs attention. Staff refund it, hold it until they know more, or mark it as seen.
   * For System Manager, School Office.
   */
  'mela.payments.resolve': {
    input: {
      /** Name of a document of type Payment. */
      payment: string
      decision: 'refund' | 'hold' | 'seen'
    }
    output: {
      name: string
    }
  }
  /**
   * Refunds a payment that is unallocated. Only staff may call it.
   * For System Manager, School Office.
   */
  'mela.payments.resolve_by_refund': {
    input: {
      /** Name of a document of type Payment. */
      name: string
    }
    output: undefined
  }
  /**
   * Withdraws a payment link. It can no longer be opened.
   * For System Manager, School Office.
   */
  'mela.payments.withdraw_link': {
    input: {
      /** Name of a document of type Payment Link. */
      name: string
    }
    output: undefined
  }
  /**
   * Shares one document with a user or with everyone.
   * For signed-in users.
   */
  'mela.permission_admin.add_share': {
    input: {
      doctype: string
      name: string
      /** Name of a document of type User. */
      user?: string | null
      everyone?: 0 | 1 | null
      read?: 0 | 1 | null
      write?: 0 | 1 | null
      submit?: 0 | 1 | null
      share?: 0 | 1 | null
    }
    output: {
      name: string
      owner: string
      creation: string
      modified: string
      modified_by: string
      docstatus: 0 | 1 | 2
      idx: number
      user: string | null
      read: 0 | 1
      write: 0 | 1
      submit: 0 | 1
      share: 0 | 1
      share_doctype: string
      share_name: string
      shared_by: string | null
      everyone: 0 | 1
    }
  }
  /**
   * Explains a user's permission: the rules that decided, from the evaluator itself.
   * For System Manager; changes nothing.
   */
  'mela.permission_admin.explain_permission': {
    input: {
      /** Name of a document of type User. */
      user: string
      doctype: string
      name?: string | null
      verb?:
        | 'select'
        | 'read'
        | 'write'
        | 'create'
        | 'delete'
        | 'submit'
        | 'cancel'
        | 'amend'
        | 'report'
        | 'export'
        | 'import'
        | 'share'
        | 'print'
        | 'email'
        | null
    }
    output: {
      user: string
      doctype: string
      name: string | null
      verb:
        | 'amend'
        | 'cancel'
        | 'create'
        | 'delete'
        | 'email'
        | 'export'
        | 'import'
        | 'print'
        | 'read'
        | 'report'
        | 'select'
        | 'share'
        | 'submit'
        | 'write'
      is_allowed: boolean
      grants_from: 'site' | 'type'
      roles: string[]
      levels: number[]
      rules: {
        kind: 'administrator' | 'grant' | 'restriction' | 'share'
        role: string | null
        sentence: string
        holds: boolean | null
        unmet: string[]
      }[]
      refused_by: string[]
    }
  }
  /**
   * Returns the shares of a document to callers who work on it; others get none.
   * For signed-in users; changes nothing.
   */
  'mela.permission_admin.get_shared_users': {
    input: {
      doctype: string
      name: string
    }
    output: {
      name: string
      user: string | null
      read: 0 | 1
      write: 0 | 1
      submit: 0 | 1
      share: 0 | 1
      creation: string
      shared_by: string | null
      everyone: 0 | 1
    }[]
  }
  /**
   * Removes a document's share with a user or with everyone.
   * For signed-in users.
   */
  'mela.permission_admin.remove_share': {
    input: {
      doctype: string
      name: string
      /** Name of a document of type User. */
      user?: string | null
      everyone?: 0 | 1 | null
    }
    output: undefined
  }
  /**
   * Grants or revokes one permission of a share; a share without the read permission is removed.
   * For signed-in users.
   */
  'mela.permission_admin.set_share_permission': {
    input: {
      doctype: string
      name: string
      /** Name of a document of type User. */
      user?: string | null
      everyone?: 0 | 1 | null
      permission_to: 'read' | 'write' | 'submit' | 'share'
      value?: 0 | 1 | null
    }
    output:
      | {
          name: string
          owner: string
          creation: string
          modified: string
          modified_by: string
          docstatus: 0 | 1 | 2
          idx: number
          user: string | null
          read: 0 | 1
          write: 0 | 1
          submit: 0 | 1
          share: 0 | 1
          share_doctype: string
          share_name: string
          shared_by: string | null
          everyone: 0 | 1
        }
      | undefined
  }
  /**
   * Geocodes a suggestion, or coordinates in degrees. `place` is the first result's location, or null; `is_city_free`
   * when it has exactly three components, then its city is empty.
   * For anyone.
   */
  'mela.places.geocode': {
    input: {
      place_id?: string | null
      latitude?: number | null
      longitude?: number | null
    }
    output: {
      provider: 'bundled' | 'google'
      note: 'maps_unavailable' | null
      place: {
        zipcode: string
        country: string
        state: string
        city: string
        address: string
        latitude: number | null
        longitude: number | null
      } | null
      is_city_free: 0 | 1
      status: 'OK' | 'UNKNOWN_ERROR' | 'ZERO_RESULTS'
      results: {
        address_components: {
          long_name: string
          short_name: string
          types: string[]
        }[]
        formatted_address: string
        /** Degrees; null when unknown. */
        geometry: {
          location: {
            lat: number
            lng: number
          }
        } | null
        place_id: string
        types: string[]
      }[]
    }
  }
  /**
   * Returns the caller's addresses, the default first. One statement.
   * For signed-in users; changes nothing.
   */
  'mela.places.get_addresses': {
    input: Record<string, never>
    output: {
      addresses: {
        name: string
        phone: string
        is_default: 0 | 1
        title: string | null
        state: string
        country: string
        city: string
        contact_name: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        zipcode: string
        latitude: number | null
        longitude: number | null
        show: 0 | 1
      }[]
      most: number
    }
  }
  /**
   * Removes an address of the caller. When it was the default, the oldest remaining address becomes the default.
   * For signed-in users.
   */
  'mela.places.remove_address': {
    input: {
      name: string
    }
    output: {
      addresses: {
        name: string
        phone: string
        is_default: 0 | 1
        title: string | null
        state: string
        country: string
        city: string
        contact_name: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        zipcode: string
        latitude: number | null
        longitude: number | null
        show: 0 | 1
      }[]
      most: number
    }
  }
  /**
   * Saves an address, new or by `name`; a duplicate is not added. Returns its name and all addresses. Errors name fields
   * as `address.zipcode`.
   * For signed-in users.
   */
  'mela.places.save_address': {
    input: {
      name?: string | null
      /** Anything: its shape is the method's. */
      address?: unknown
      title?: string | null
      latitude?: number | null
      longitude?: number | null
      is_default?: 0 | 1 | null
      show?: 0 | 1 | null
    }
    output: {
      addresses: {
        name: string
        phone: string
        is_default: 0 | 1
        title: string | null
        state: string
        country: string
        city: string
        contact_name: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        zipcode: string
        latitude: number | null
        longitude: number | null
        show: 0 | 1
      }[]
      most: number
      name: string
    }
  }
  /**
   * Sets the caller's default address. The previous default is unset.
   * For signed-in users.
   */
  'mela.places.set_default_address': {
    input: {
      name: string
    }
    output: {
      addresses: {
        name: string
        phone: string
        is_default: 0 | 1
        title: string | null
        state: string
        country: string
        city: string
        contact_name: string
        address_line1: string
        address_line2: string | null
        landmark: string | null
        zipcode: string
        latitude: number | null
        longitude: number | null
        show: 0 | 1
      }[]
      most: number
    }
  }
  /**
   * Suggests regions of India for exactly six characters; empty for other lengths, without a query.
   * For anyone.
   */
  'mela.places.suggest': {
    input: {
      text?: string | null
    }
    output: {
      status: 'OK' | 'UNKNOWN_ERROR' | 'ZERO_RESULTS'
      predictions: {
        description: string
        place_id: string
        structured_formatting: {
          main_text: string
          secondary_text: string
        }
        types: string[]
      }[]
      provider: 'bundled' | 'google' | null
      note: 'maps_unavailable' | null
    }
  }
  /**
   * Returns pledges that began, with what they raised by the ledger and their latest sales, the reversed ones too. It names no
   * buyers. Two statements; the response is the same for all guests.
   * For anyone; changes nothing.
   */
  'mela.pledges.get_pledges': {
    input: Record<string, never>
    output: {
      currency: string
      pledges: {
        is_running: number
        goal: number | null
        raised: number
        held: number
        latest: {
          sale: string
          day: string
          state: 'confirmed' | 'pending' | 'reversed'
          amount: number
          reversed: number
        }[]
        name: string
        title: string
        seller: string
        percent: number
        beneficiary_title: string
        from_day: string
        to_day: string | null
        sales: number
      }[]
    }
  }
  /**
   * Returns a document as a PDF in the caller's language; needs the permission to read it.
   * For signed-in users.
   */
  'mela.printing.download_pdf': {
    input: {
      doctype: string
      name: string
    }
    output: Blob
  }
  /**
   * Printed documents are PDFs here: the dialect's print view shows the document's PDF page, after the permission check.
   * For signed-in users.
   */
  'mela.printing.get_html_and_style': {
    input: {
      /** Anything: its shape is the method's. */
      doc?: unknown
      name?: string | null
    }
    output: {
      html: string
      style: string
    }
  }
  /**
   * Creates the codes of a batch, once, that nobody can guess. The list of coupons of the batch exports them as CSV.
   * For Store Manager, System Manager, Seller.
   */
  'mela.promotions.create_coupons': {
    input: {
      /** Name of a document of type Coupon Batch. */
      name: string
    }
    output: {
      name: string
      count: number
    }
  }
  /**
   * Returns how often a promotion was used and what it cost, in total and by day. Amounts are decimals.
   * For Store Manager, System Manager, School Office, Seller; changes nothing.
   */
  'mela.promotions.get_redemptions': {
    input: {
      /** Name of a document of type Store Promotion. */
      promotion: string
      /** 'YYYY-MM-DD'. */
      from?: string | null
      /** 'YYYY-MM-DD'. */
      to?: string | null
    }
    output: {
      uses: number
      cost: number
      given_back: number
      days: {
        day: string
        uses: number
        cost: number
      }[]
    }
  }
  /**
   * Puts the items of a quote into the caller's cart; the cart then takes the quote's code. A repetition adds nothing. It
   * reports the unavailable items.
   * For anyone.
   */
  'mela.quotes.fill_cart_from_quote': {
    input: {
      code: string
      cart_token?: string | null
    }
    output: {
      cart: {
        version: number
        lines: number
        item_count: number
      }
      cart_token: string | null
      left_out: string[]
    }
  }
  /**
   * Returns what the link of a quote shows its customer. Amounts are decimals, without delivery.
   * For anyone.
   */
  'mela.quotes.get_quote': {
    input: {
      code: string
    }
    output: {
      state: 'cancelled' | 'draft' | 'expired' | 'ordered' | 'sent'
      lines: {
        price: number
        list_price: number
        amount: number
        line: string
        title: string
        variant_label: string | null
        image: string | null
        route: string | null
        quantity: number
      }[]
      total: number
      saving: number
      quote: string
      customer_name: string
      valid_until: string
      note: string | null
      currency: 'INR'
    }
  }
  /**
   * Returns the address of the page that the customer sees.
   * For System Manager, Store Manager.
   */
  'mela.quotes.open_quote': {
    input: {
      /** Name of a document of type Quote. */
      name: string
    }
    output: {
      url: string
    }
  }
  /**
   * Sends a quote to its customer: its prices hold from now until its last day. A repetition sends nothing.
   * For System Manager, Store Manager.
   */
  'mela.quotes.send': {
    input: {
      /** Name of a document of type Quote. */
      name: string
    }
    output: {
      name: string
      state: 'cancelled' | 'draft' | 'expired' | 'ordered' | 'sent'
    }
  }
  /**
   * Returns a receipt as PDF, for its readers and holders of its token or its payment's. The caller's language is the
   * default.
   * For anyone.
   */
  'mela.receipts.download': {
    input: {
      receipt?: string | null
      payment?: string | null
      token?: string | null
      language?: 'en' | 'hi' | 'ta' | null
      size?: 'A5' | 'A4' | null
    }
    output: Blob
  }
  /**
   * Returns the receipts of the caller's payments, latest first.
   * For signed-in users.
   */
  'mela.receipts.get_my_receipts': {
    input: {
      start?: number | null
    }
    output: {
      receipts: {
        paid_for: string
        amount: number
        returned: number
        download: string
        name: string
        receipt_number: string
        issued_on: string
        state: 'cancelled' | 'issued'
        currency: string
        reference_type: string | null
      }[]
      has_more: 0 | 1
    }
  }
  /**
   * Returns a receipt by its name or its payment's, for readers and holders of a token. Null while the payment has no
   * receipt.
   * For anyone.
   */
  'mela.receipts.get_receipt': {
    input: {
      receipt?: string | null
      payment?: string | null
      token?: string | null
    }
    output:
      | {
          amount: number
          returned: number
          lines: {
            description: string
            amount: number
          }[]
          download: string
          condition: 'cheque must clear' | 'none'
          cancelled_on: string | null
          cancel_reason: string | null
          reference_type: string | null
          reference_name: string | null
          method: string
          method_reference: string | null
          bank: string | null
          received_on: string
          name: string
          receipt_number: string
          issued_on: string
          state: 'cancelled' | 'issued'
          currency: string
          payer_name: string
          organisation: string | null
          issuer: string
        }
      | undefined
  }
  /**
   * Returns the address of a receipt's PDF. The desk's button opens it.
   * For signed-in users.
   */
  'mela.receipts.print_receipt': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Reissues receipts dated by a clock that was ahead.
   * For System Manager.
   */
  'mela.receipts.redate_receipts': {
    input: {
      /** Name of a document of type Receipt Issuer. */
      name: string
      reason?: string | null
    }
    output: {
      name: string
      count: number
    }
  }
  /**
   * Cancels an incorrect receipt and issues a new one for the same payment. It returns the new receipt.
   * For System Manager, School Office.
   */
  'mela.receipts.reissue_receipt': {
    input: {
      name: string
      reason: string
      /** As it should have been; empty keeps it. */
      payer_name?: string | null
    }
    output: {
      name: string
      receipt_number: string
    }
  }
  /**
   * Sends the payer the link to their receipt again.
   * For System Manager, School Office.
   */
  'mela.receipts.send_receipt': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Returns what others bought with some products, available products only; related products where orders say nothing
   * yet. One statement, one more for related products.
   * For anyone; changes nothing.
   */
  'mela.recommendations.get_bought_together': {
    input: {
      /** Anything: its shape is the method's. */
      products?: unknown
      limit?: number | null
    }
    output:
      | {
          basis: 'orders'
          products: {
            price: number
            currency: 'INR'
            name: string
            title: string
            route: string
            image: string | null
            price_to: number
            compare_at_price: number | null
            business: string
            business_name: string
            brand: string | null
            variant: string
            seller: string
            variants: number
            in_stock: 0 | 1
            /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
            back_order: 'back-order' | 'pre-order' | null
            rating: number | null
            reviews: number
          }[]
        }
      | {
          basis: 'related'
          products: {
            price: number
            currency: 'INR'
            name: string
            title: string
            route: string
            image: string | null
            price_to: number
            compare_at_price: number | null
            business: string
            business_name: string
            brand: string | null
            variant: string
            seller: string
            variants: number
            in_stock: 0 | 1
            /** Kind of its sale beyond stock; null when it is in stock or not sold then. */
            back_order: 'back-order' | 'pre-order' | null
            rating: number | null
            reviews: number
          }[]
        }
  }
  /**
   * Verifies a document's history: every version must follow from the one before it, as the hashes say.
   * For System Manager.
   */
  'mela.records.verify_versions': {
    input: {
      doctype: string
      name: string
    }
    output: {
      is_intact: number
      count: number
      broken_at: number | null
    }
  }
  /**
   * Begins a renewal for a signed-in guardian without a code. It returns the children that they may renew and the token
   * for it.
   * For Guardian.
   */
  'mela.renewals.begin': {
    input: Record<string, never>
    output: {
      token: string | null
      expires_in: number
      students: {
        fee: {
          amount: number
          currency: string
        } | null
        consents: Record<string, number>
        state: 'done' | 'last class' | 'not open' | 'open'
        /** Next year; null when none is open. */
        year: string | null
        class: string
        next_class: string | null
        student: string
        preview: {
          full_name: string
          parent_name: string
          parent_phone: string
          parent_email_address: string | null
          parent_name_2: string | null
          address: string | null
          city: string | null
          zip_code: string | null
          emergency_contact_name: string
          emergency_contact_phone: string
          doctor_name: string | null
          doctor_phone: string | null
        }
      }[]
    }
  }
  /**
   * Carries out the promotion of a draft. Callers that began without a document use `promote`.
   * For School Office, System Manager.
   */
  'mela.renewals.carry_out_promotion': {
    input: {
      /** Name of a document of type Promotion. */
      name: string
    }
    output: {
      name: string
      left: number
    }
  }
  /**
   * Confirms the code sent to a guardian's phone and opens the renewal of their children. A code works once.
   * For anyone.
   */
  'mela.renewals.confirm': {
    input: {
      lookup: string
      code: string
    }
    output: {
      token: string | null
      expires_in: number
      students: {
        fee: {
          amount: number
          currency: string
        } | null
        consents: Record<string, number>
        state: 'done' | 'last class' | 'not open' | 'open'
        /** Next year; null when none is open. */
        year: string | null
        class: string
        next_class: string | null
        student: string
        preview: {
          full_name: string
          parent_name: string
          parent_phone: string
          parent_email_address: string | null
          parent_name_2: string | null
          address: string | null
          city: string | null
          zip_code: string | null
          emergency_contact_name: string
          emergency_contact_phone: string
          doctor_name: string | null
          doctor_phone: string | null
        }
      }[]
    }
  }
  /**
   * Starts a look-up by a guardian's number and the child's name or birth date. Response and timing do not reveal known
   * numbers: the look-up runs later, and the child is compared after the code.
   * For anyone.
   */
  'mela.renewals.look_up': {
    input: {
      /** E.164. */
      phone: string
      /** A first or full name, or the registration number. */
      student_name?: string | null
      /** 'YYYY-MM-DD'. */
      student_date_of_birth?: string | null
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: {
      sent: number
      masked: string
      lookup: string
      expires_in: number
      again_in: number
    }
  }
  /**
   * Promotes the students of a year to the next year and class. It is a dry run by default.
   * For School Office, System Manager.
   */
  'mela.renewals.promote': {
    input: {
      /** Name of a document of type Academic Year. */
      academic_year_from: string
      /** Name of a document of type Academic Year. */
      academic_year_to: string
      dry_run?: 0 | 1 | null
    }
    output: {
      /** Null in a dry run, or when there is no one to promote. */
      run: string | null
      rows: {
        from: string
        to: string | null
        problem: 'already there' | 'class is full' | 'no next class' | null
        student: string
      }[]
      left: number
    }
  }
  /**
   * Renews a child for the year ahead with its changed details and consents. It returns the fee and the token to pay it.
   * For anyone.
   */
  'mela.renewals.renew': {
    input: {
      token: string
      student: string
      /** Anything: its shape is the method's. */
      changes?: unknown
      /** Anything: its shape is the method's. */
      consents?: unknown
      /** Anything: its shape is the method's. */
      withdrawn_consents?: unknown
      idempotency_key: string
    }
    output: {
      renewal: string
      student: string
      academic_year: string
      class: string
      is_phone_asked: 0 | 1
      fee: {
        full_amount: number
        discount: number
        late_fees: number
        waived: number
        amount: number
        paid: number
        outstanding: number
        due_now: number
        instalments: {
          full_amount: number
          discount: number
          late_fee: number
          waived: number
          amount: number
          paid: number
          outstanding: number
          label: string
          due_on: string
        }[]
        /** Due date of the oldest unpaid instalment; null when settled. */
        next_due_on: string | null
        state: 'due' | 'paid' | 'part paid' | 'waived'
        fee: string
        academic_year: string
        class: string
        pay_part: 'everything' | 'what is due'
        currency: string
        receipt_token: string
      } | null
    }
  }
  /**
   * Runs a promotion draft as a dry run. The draft then lists who would move up, stay and leave.
   * For School Office, System Manager.
   */
  'mela.renewals.try_promotion': {
    input: {
      /** Name of a document of type Promotion. */
      name: string
    }
    output: {
      name: string
      count: number
      placed: number
      staying: number
      leaving: number
    }
  }
  /**
   * Reverses a promotion. The desk's button gives its `name`, and other callers may give `run`.
   * For School Office, System Manager.
   */
  'mela.renewals.undo_promotion': {
    input: {
      run?: string | null
      name?: string | null
    }
    output: {
      run: string
      undone: number
      retained: number
    }
  }
  /**
   * Answers a question. Permitted for sellers, the office, and buyers who received the product.
   * For signed-in users.
   */
  'mela.reviews.answer': {
    input: {
      question: string
      text: string
      idempotency_key: string
    }
    output: {
      answer: string
      state: 'pending' | 'published' | 'rejected' | 'withdrawn'
    }
  }
  /**
   * Answers a review of an item that the caller sold. The office may answer any review, and an empty text removes the
   * answer.
   * For System Manager, Store Manager, School Office, Moderator, Seller.
   */
  'mela.reviews.answer_review': {
    input: {
      review: string
      answer?: string | null
    }
    output: {
      review: string
      answer: string | null
    }
  }
  /**
   * Asks a question about a product. The office reviews it before others see it.
   * For signed-in users.
   */
  'mela.reviews.ask': {
    input: {
      product: string
      text: string
      idempotency_key: string
    }
    output: {
      question: string
      state: 'pending' | 'published' | 'rejected' | 'withdrawn'
    }
  }
  /**
   * Returns whether the caller may review a product, and their earlier review. They are signed in or have the token of an
   * order.
   * For anyone.
   */
  'mela.reviews.get_my_review': {
    input: {
      product: string
      token?: string | null
    }
    output: {
      may_write: 0 | 1
      review: {
        name: string
        state: 'pending' | 'published' | 'rejected' | 'withdrawn'
        stars: number
        title: string | null
        text: string
        photos: string[]
        rejected_because: string | null
      } | null
    }
  }
  /**
   * Returns five questions about a product with their answers. One statement.
   * For anyone; changes nothing.
   */
  'mela.reviews.get_questions': {
    input: {
      product: string
      start?: number | null
    }
    output: {
      questions: {
        answers: {
          answers_as: 'buyer' | 'office' | 'seller'
          name: string
          text: string
          author_name: string
          written_on: string | null
          helpful: number
          is_helpful: 0 | 1
          is_own: 0 | 1
        }[]
        name: string
        text: string
        author_name: string
        written_on: string | null
        helpful: number
        is_helpful: 0 | 1
        is_own: 0 | 1
      }[]
      has_more: 0 | 1
    }
  }
  /**
   * Returns ten reviews of a product. One statement.
   * For anyone; changes nothing.
   */
  'mela.reviews.get_reviews': {
    input: {
      product: string
      stars?: number | null
      sort?: 'newest' | 'helpful' | 'highest' | 'lowest' | null
      start?: number | null
    }
    output: {
      shown: {
        name: string
        stars: number
        title: string | null
        text: string
        author_name: string
        written_on: string | null
        variant_label: string | null
        photos: string[]
        helpful: number
        is_helpful: 0 | 1
        is_own: 0 | 1
        answer: string | null
        /** Name of the answering business; null for the office or without an answer. */
        answered_by: string | null
        answered_on: string | null
      }[]
      has_more: 0 | 1
      rating: number | null
      reviews: number
      stars: number[]
    }
  }
  /**
   * Saves the caller's review of an item they bought, signed in or with the token of an order. The office reviews it
   * before others see it.
   * For anyone.
   */
  'mela.reviews.save_review': {
    input: {
      product: string
      token?: string | null
      stars: number
      title?: string | null
      text: string
      /** Anything: its shape is the method's. */
      photos?: unknown
    }
    output: {
      review: string
      state: 'pending' | 'published' | 'rejected' | 'withdrawn'
    }
  }
  /**
   * Votes a review, question or answer of another person as helpful, or removes the vote.
   * For signed-in users.
   */
  'mela.reviews.vote': {
    input: {
      reference_doctype: string
      reference_name: string
      is_helpful?: 0 | 1 | null
    }
    output: {
      helpful: number
      is_helpful: 0 | 1
    }
  }
  /**
   * Withdraws the caller's own review. It is hidden and no longer counted.
   * For anyone.
   */
  'mela.reviews.withdraw_review': {
    input: {
      product: string
      token?: string | null
    }
    output: {
      review: string
      state: 'withdrawn'
    }
  }
  /**
   * Returns the caller's points, what they pay, which are pending, and the caller's tier.
   * For signed-in users; changes nothing.
   */
  'mela.rewards.get_points': {
    input: Record<string, never>
    output: {
      is_on: 0 | 1
      currency: string
      points: number
      worth: number
      /** Points by their value, in the order in which they are spent. */
      values: {
        points: number
        value: number
      }[]
      point_value: number | null
      minimum_points: number
      maximum_percent: number
      owed: number
      pending: {
        points: number
        available_on: string
        description: string | null
      }[]
      expiring: {
        expires_on: string
        points: number
      }[]
      tier: {
        earned_this_year: number
        tier_name: string | null
        bonus: number
        next: {
          tier_name: string
          points_needed: number
          bonus: number
        } | null
      }
    }
  }
  /**
   * Returns a page of the caller's points, the newest change first; pass `next` as `start` for the next page.
   * For signed-in users; changes nothing.
   */
  'mela.rewards.get_points_statement': {
    input: {
      start?: number | null
      limit?: number | null
    }
    output: {
      lines: {
        worth: number
        line: string
        date: string
        movement: 'earned' | 'expired' | 'returned' | 'reversed' | 'spent'
        points: number
        description: string | null
      }[]
      next: number | null
    }
  }
  /**
   * Changes many documents, each on its own: failures are returned, and the others stay changed.
   * For signed-in users.
   */
  'mela.rpc.bulk_update': {
    input: {
      /** Anything: its shape is the method's. */
      docs?: unknown
    }
    output: {
      failed_docs: {
        doc: Record<string, unknown>
        exc: string
      }[]
    }
  }
  /**
   * Cancels a submitted document.
   * For signed-in users.
   */
  'mela.rpc.cancel': {
    input: {
      doctype: string
      name: string
    }
    output: Record<string, unknown>
  }
  /**
   * Deletes a document; a row of a child type is removed from its parent.
   * For signed-in users.
   */
  'mela.rpc.delete_doc': {
    input: {
      doctype: string
      name: string
    }
    output: undefined
  }
  /**
   * Deletes selected documents, each on its own; returns the names of those that could not be deleted.
   * For signed-in users.
   */
  'mela.rpc.delete_items': {
    input: {
      doctype: string
      /** Anything: its shape is the method's. */
      items?: unknown
    }
    output: string[]
  }
  /**
   * Returns one document with its rows and nulls, by name or by filters; a Single needs neither.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.get': {
    input: {
      doctype: string
      name?: string | null
      /** Anything: its shape is the method's. */
      filters?: unknown
      parent?: string | null
    }
    output: Record<string, unknown>
  }
  /**
   * The caller's permissions on a document; an unreadable one gives the error of a missing one.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.get_doc_permissions': {
    input: {
      doctype: string
      docname: string
    }
    output: {
      permissions: Record<string, 0 | 1>
    }
  }
  /**
   * Lists rows as the caller may see them: `/api/resource/{type}` as a call.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.get_list': {
    input: {
      doctype: string
      /** Anything: its shape is the method's. */
      fields?: unknown
      /** Anything: its shape is the method's. */
      filters?: unknown
      /** Anything: its shape is the method's. */
      or_filters?: unknown
      group_by?: string | null
      order_by?: string | null
      /** Anything: its shape is the method's. */
      limit_start?: unknown
      /** Anything: its shape is the method's. */
      limit_page_length?: unknown
      /** Anything: its shape is the method's. */
      limit?: unknown
      parent?: string | null
      /** Anything: its shape is the method's. */
      as_dict?: unknown
      /** Anything: its shape is the method's. */
      debug?: unknown
    }
    output: unknown[][] | Record<string, unknown>[]
  }
  /**
   * Returns one value of a Single.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.get_single_value': {
    input: {
      doctype: string
      field: string
    }
    output: unknown
  }
  /**
   * Returns fields of the first document that matches the filters: `{field: value}`, or an empty object.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.get_value': {
    input: {
      doctype: string
      /** Anything: its shape is the method's. */
      fieldname?: unknown
      /** Anything: its shape is the method's. */
      filters?: unknown
      /** Anything: its shape is the method's. */
      as_dict?: unknown
      /** Anything: its shape is the method's. */
      debug?: unknown
      parent?: string | null
    }
    output: unknown
  }
  /**
   * Checks one permission of the caller on a document, or on the type.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.has_permission': {
    input: {
      doctype: string
      docname?: string | null
      perm_type?: string | null
    }
    output: {
      has_permission: boolean
    }
  }
  /**
   * Inserts a document; a row of a child type is added to its parent, which is returned.
   * For signed-in users.
   */
  'mela.rpc.insert': {
    input: {
      /** Anything: its shape is the method's. */
      doc?: unknown
    }
    output: Record<string, unknown>
  }
  /**
   * Inserts up to 200 documents, all or none; returns their names.
   * For signed-in users.
   */
  'mela.rpc.insert_many': {
    input: {
      /** Anything: its shape is the method's. */
      docs?: unknown
    }
    output: string[]
  }
  /**
   * Renames a document everywhere; returns the new name.
   * For signed-in users.
   */
  'mela.rpc.rename_doc': {
    input: {
      doctype: string
      old_name: string
      new_name: string
      merge?: 0 | 1 | null
    }
    output: string
  }
  /**
   * Returns the rows of a report as objects.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.report_list': {
    input: {
      doctype: string
      /** Anything: its shape is the method's. */
      fields?: unknown
      /** Anything: its shape is the method's. */
      filters?: unknown
      /** Anything: its shape is the method's. */
      or_filters?: unknown
      order_by?: string | null
      group_by?: string | null
      /** Anything: its shape is the method's. */
      start?: unknown
      /** Anything: its shape is the method's. */
      page_length?: unknown
      parent?: string | null
      /** Anything: its shape is the method's. */
      with_comment_count?: unknown
    }
    output: Record<string, unknown>[]
  }
  /**
   * Returns rows as values in the order of `keys`; an empty list when there are none.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.report_view': {
    input: {
      doctype: string
      /** Anything: its shape is the method's. */
      fields?: unknown
      /** Anything: its shape is the method's. */
      filters?: unknown
      /** Anything: its shape is the method's. */
      or_filters?: unknown
      order_by?: string | null
      group_by?: string | null
      /** Anything: its shape is the method's. */
      start?: unknown
      /** Anything: its shape is the method's. */
      page_length?: unknown
      parent?: string | null
      /** Anything: its shape is the method's. */
      with_comment_count?: unknown
    }
    output:
      | []
      | {
          keys: string[]
          values: unknown[][]
          user_info: Record<string, unknown>
        }
  }
  /**
   * Saves a document; refused when it has changed since it was read.
   * For signed-in users.
   */
  'mela.rpc.save': {
    input: {
      /** Anything: its shape is the method's. */
      doc?: unknown
    }
    output: Record<string, unknown>
  }
  /**
   * Finds documents for a Link field by their search fields.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.search_link': {
    input: {
      doctype: string
      txt?: string | null
      /** Anything: its shape is the method's. */
      filters?: unknown
      page_length?: number | null
      searchfield?: string | null
      reference_doctype?: string | null
    }
    output: {
      value: string
      description: string
      label?: string
    }[]
  }
  /**
   * Finds rows for a dialog that chooses several documents, as lists or as objects.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.search_widget': {
    input: {
      doctype: string
      txt?: string | null
      /** Anything: its shape is the method's. */
      filters?: unknown
      /** Anything: its shape is the method's. */
      filter_fields?: unknown
      start?: number | null
      page_length?: number | null
      searchfield?: string | null
      /** Anything: its shape is the method's. */
      as_dict?: unknown
      reference_doctype?: string | null
    }
    output: unknown[][] | Record<string, unknown>[]
  }
  /**
   * Changes some fields. For a child row its parent is saved and returned.
   * For signed-in users.
   */
  'mela.rpc.set_value': {
    input: {
      doctype: string
      name: string
      /** Anything: its shape is the method's. */
      fieldname?: unknown
      /** Anything: its shape is the method's. */
      value?: unknown
    }
    output: Record<string, unknown>
  }
  /**
   * Submits a draft with its changes. An old Python client calls the document `doclist`.
   * For signed-in users.
   */
  'mela.rpc.submit': {
    input: {
      /** Anything: its shape is the method's. */
      doc?: unknown
      /** Anything: its shape is the method's. */
      doclist?: unknown
    }
    output: Record<string, unknown>
  }
  /**
   * Returns fields of a linked document; `name` is null when the caller may not see it.
   * For signed-in users; changes nothing.
   */
  'mela.rpc.validate_link': {
    input: {
      doctype: string
      docname: string
      /** Anything: its shape is the method's. */
      fields?: unknown
    }
    output: Record<string, unknown>
  }
  /**
   * Deletes a saved view of the caller.
   * For signed-in users.
   */
  'mela.saved_views.delete_view': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Returns the caller's views of a type, and shared views for callers who work on such documents; by title.
   * For signed-in users; changes nothing.
   */
  'mela.saved_views.get_views': {
    input: {
      doctype: string
    }
    output: {
      name: string
      title: string
      columns: unknown[]
      filters: unknown
      sort: string | null
      is_shared: boolean
      is_own: boolean
    }[]
  }
  /**
   * Saves a list's view under a title, replacing the caller's view of that title. Returns its name.
   * For signed-in users.
   */
  'mela.saved_views.save_view': {
    input: {
      doctype: string
      title: string
      /** An object, or JSON as text. */
      columns?: string | object | null
      /** An object, or JSON as text. */
      filters?: string | object | null
      sort?: string | null
      is_shared?: 0 | 1 | null
    }
    output: string
  }
  /**
   * Finds at most three pages, events, albums and sellers each that the caller may see; `leads` when a page has all
   * words, at least one in its title. One or two statements per group, one for other scripts.
   * For anyone; changes nothing.
   */
  'mela.search.search_site': {
    input: {
      text: string
    }
    output: {
      leads: number
      groups: {
        group: 'albums' | 'events' | 'pages' | 'posts' | 'sellers'
        results: {
          note: string | null
          title: string
          path: string
          day: string | null
          image: string | null
        }[]
      }[]
    }
  }
  /**
   * Records a carrier's event, once per event number. Idempotent.
   * For Store Manager, System Manager, Seller.
   */
  'mela.shipping.add_event': {
    input: {
      shipment: string
      event_id: string
      status: 'in transit' | 'out for delivery' | 'delivered' | 'failed' | 'returned' | 'lost'
      /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
      at?: string | null
      place?: string | null
      note?: string | null
    }
    output: {
      shipment: string
      state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
      is_new: 0 | 1
    }
  }
  /**
   * Returns whether sellers deliver to a postal code, and by when. One call covers all product cards of a page.
   * For anyone; changes nothing.
   */
  'mela.shipping.get_coverage': {
    input: {
      postal_code: string
      /** Anything: its shape is the method's. */
      businesses?: unknown
    }
    output: {
      business: string
      is_served: 0 | 1
      can_deliver: 0 | 1
      reason:
        | 'area_not_served'
        | 'closed'
        | 'cod_excluded_area'
        | 'cod_excluded_item'
        | 'cod_limit'
        | 'cod_not_delivered'
        | 'no_postal_code'
        | 'not_by_seller'
        | 'too_heavy'
        | 'unknown_postal_code'
        | null
      message: string | null
      by: string | null
    }[]
  }
  /**
   * Returns delivery options, cost and date for a product and postal code. Writes nothing.
   * For anyone; changes nothing.
   */
  'mela.shipping.get_delivery': {
    input: {
      variant: string
      business: string
      postal_code?: string | null
      quantity?: number | null
    }
    output: {
      place: {
        city: string
        state: string
      } | null
      in_stock: 0 | 1
      reason:
        | 'area_not_served'
        | 'closed'
        | 'cod_excluded_area'
        | 'cod_excluded_item'
        | 'cod_limit'
        | 'cod_not_delivered'
        | 'insufficient_stock'
        | 'no_postal_code'
        | 'not_by_seller'
        | 'over_order_limit'
        | 'sold_out'
        | 'too_heavy'
        | 'unknown_postal_code'
        | null
      options: {
        label: string
        amount: number
        /** 'standard', 'express', 'digital', 'pickup:' and the branch, or the code of a collection. */
        code: string
        kind: 'collection' | 'delivery' | 'digital' | 'pickup'
        /** 'YYYY-MM-DD'; null for digital items. */
        earliest_on: string | null
        latest_on: string | null
        slots: {
          name: string
          /** 'YYYY-MM-DD HH:MM–HH:MM'; clients format it on their own. */
          label: string
          day: string
          starts: string
          ends: string
        }[]
        pickup: {
          branch: string
          branch_name: string
          address: string
          opening_hours: string | null
        } | null
        /** The hand-over by the organisation of a package that the seller ships to it. */
        collection: {
          /** Begins with the name of its source and a colon, such as `class_list:CLS-00001`. */
          code: string
          /** The name that buyers see and the label of the package shows. It never names a child. */
          title: string
          address: {
            contact_name: string
            phone: string
            address_line1: string
            address_line2: string | null
            landmark: string | null
            city: string
            state: string
            zipcode: string
            country: string
          }
          /** 'YYYY-MM-DD', the day of the hand-over. */
          day: string
        } | null
      }[]
      message: string | null
      is_served: 0 | 1
      cod: {
        is_allowed: 0 | 1
        reason:
          | 'area_not_served'
          | 'closed'
          | 'cod_excluded_area'
          | 'cod_excluded_item'
          | 'cod_limit'
          | 'cod_not_delivered'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        message: string | null
        order_fee: number
      }
      by: string | null
    }
  }
  /**
   * Adds a tag to a document, creating it when new. Returns the stored tag.
   * For signed-in users.
   */
  'mela.tags.add_tag': {
    input: {
      tag: string
      dt: string
      dn: string
    }
    output: string
  }
  /**
   * Returns the tags of a type's documents: all for callers who may tag any of them, otherwise those of their own.
   * For signed-in users; changes nothing.
   */
  'mela.tags.get_tags': {
    input: {
      doctype: string
      txt?: string | null
    }
    output: string[]
  }
  /**
   * Removes a tag from a document; a missing one is no error.
   * For signed-in users.
   */
  'mela.tags.remove_tag': {
    input: {
      tag: string
      dt: string
      dn: string
    }
    output: undefined
  }
  /**
   * Returns the event of a registration as a calendar file, with the names of its attendees.
   * For anyone.
   */
  'mela.tickets.calendar': {
    input: {
      token?: string | null
      registration?: string | null
    }
    output: Blob
  }
  /**
   * Returns all tickets of a registration as one PDF. The token holder and the signed-in registrant may download it.
   * For anyone.
   */
  'mela.tickets.download': {
    input: {
      token?: string | null
      registration?: string | null
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * Returns whether the caller is check-in staff. The app's menu then links to check-in.
   * For anyone; changes nothing.
   */
  'mela.tickets.get_duties': {
    input: Record<string, never>
    output: {
      is_check_in_staff: 0 | 1
    }
  }
  /**
   * Returns the public keys that verify tickets offline. They are no secret.
   * For anyone; changes nothing.
   */
  'mela.tickets.get_keys': {
    input: Record<string, never>
    output: {
      keys: {
        id: string
        public_key: string
      }[]
    }
  }
  /**
   * Returns all data for offline check-in: attendees and all scans so far. The result names children, so each call is
   * logged.
   * For Event Staff, School Office, System Manager.
   */
  'mela.tickets.get_roster': {
    input: {
      event: string
    }
    output: {
      event: {
        name: string
        title: string
        start_date: string
        end_date: string | null
        start_time: string | null
        venue: string | null
      }
      as_of: string
      cursor: string
      attendees: {
        ticket_code: string
        full_name: string
        age: number | null
        ticket_type: string | null
        companions: string[]
        registration: string
        contact_name: string
        checked_in_at: string | null
        cancelled: 0 | 1
      }[]
      marks: {
        /** Generated by the device, so that a repeated scan counts once. */
        id: string
        ticket_code: string
        kind: 'in' | 'out' | 'undo'
        /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
        at: string
        device: string
        /** The scan that an undo reverses; null for other kinds. */
        undoes: string | null
      }[]
    }
  }
  /**
   * Returns the tickets of a registration. The token holder and the signed-in registrant may read them.
   * For anyone.
   */
  'mela.tickets.get_tickets': {
    input: {
      token?: string | null
      registration?: string | null
    }
    output: {
      attendee: string
      full_name: string
      companions: string[]
      ticket_type: string | null
      code: string
      qr: string
      checked_in_at: string | null
    }[]
  }
  /**
   * Records scans of a device and returns those of others. Idempotent. A ticket checked in on two offline devices is
   * reported as a duplicate scan; both entries stay until one is undone.
   * For Event Staff, School Office, System Manager.
   */
  'mela.tickets.sync': {
    input: {
      event: string
      device: string
      /** Anything: its shape is the method's. */
      marks?: unknown
      /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
      since?: string | null
    }
    output: {
      counts: {
        in: number
        expected: number
      }
      changed: {
        /** Generated by the device, so that a repeated scan counts once. */
        id: string
        ticket_code: string
        kind: 'in' | 'out' | 'undo'
        /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
        at: string
        device: string
        /** The scan that an undo reverses; null for other kinds. */
        undoes: string | null
      }[]
      as_of: string
      cursor: string
      accepted: string[]
      refused: string[]
      doubles: {
        ticket_code: string
        first_at: string
        first_device: string
        at: string
        device: string
      }[]
    }
  }
  /**
   * Verifies a scanned ticket for devices without an offline list. Writes nothing.
   * For Event Staff, School Office, System Manager.
   */
  'mela.tickets.verify': {
    input: {
      event: string
      code: string
    }
    output: {
      verdict: 'cancelled' | 'double' | 'forged' | 'good' | 'no ticket' | 'other event' | 'unknown'
      attendee: {
        ticket_code: string
        full_name: string
        age: number | null
        ticket_type: string | null
        companions: string[]
        registration: string
        contact_name: string
        checked_in_at: string | null
        cancelled: 0 | 1
      } | null
    }
  }
  /**
   * Returns the translatable texts of a document, each once, in the order of the document.
   * For System Manager, School Office, Store Manager; changes nothing.
   */
  'mela.translations.get_texts': {
    input: {
      doctype: string
      name: string
    }
    output: {
      source_text: string
      translations: {
        hi: string | null
        ta: string | null
      }
    }[]
  }
  /**
   * Sets the translation of a text, new or replaced. An empty translation removes it.
   * For System Manager, School Office, Store Manager.
   */
  'mela.translations.set_translation': {
    input: {
      language: 'hi' | 'ta'
      source_text: string
      translated_text?: string | null
    }
    output:
      | {
          translated_text: null
        }
      | {
          translated_text: string
        }
  }
  /**
   * Looks for unusual approvals now, as every night. The settings' action sends their name.
   * For System Manager, School Office.
   */
  'mela.volunteer_credit.check_approvals': {
    input: {
      name: 'Volunteer Credit Settings'
    }
    output: {
      open: number
    }
  }
  /**
   * Returns what the caller's volunteer hours earned: by entry, in all, and what the limits of this month and year leave, in
   * minutes. `credit` is null when the caller is no volunteer, or nothing was earned while credit is off.
   * For signed-in users; changes nothing.
   */
  'mela.volunteer_credit.get_my_credit': {
    input: Record<string, never>
    output:
      | {
          credit: null
        }
      | {
          credit: {
            earned: {
              amount: number
              points: number
            }
            limits: {
              limit: 'household month' | 'household year' | 'volunteer month' | 'volunteer year'
              /** Minutes. */
              most: number
              used: number
              left: number
            }[]
            entries: {
              entry: string
              status:
                | 'before start'
                | 'earned'
                | 'no account'
                | 'no rate'
                | 'none'
                | 'to approve'
                | 'to confirm'
                | 'under age'
                | 'withdrawn'
              amount: number
              points: number
              minutes: number
              cut_minutes: number
              cut_by: 'household month' | 'household year' | 'volunteer month' | 'volunteer year' | null
            }[]
            kind: 'fee credit' | 'reward points'
            currency: string
            starts_on: string | null
            minimum_age: number
            /** Fee credit for an hour of today; `points` for points. */
            amount: number
            points: number
            is_on: 0 | 1
          }
        }
  }
  /**
   * Agrees to a swap for a volunteer who has the requested shift. Both assignments change in one transaction.
   * For signed-in users.
   */
  'mela.volunteers.agree_to_swap': {
    input: {
      /** Name of a document of type Shift Swap. */
      swap: string
    }
    output: {
      assignment: string
    }
  }
  /**
   * Records a guardian's consent or refusal by the link sent to their own contact, once.
   * For anyone.
   */
  'mela.volunteers.answer_consent': {
    input: {
      token: string
      answer: 'agree' | 'decline'
      /** Your full name. */
      full_name: string
    }
    output: {
      state: 'declined' | 'given'
    }
  }
  /**
   * Sends a guardian the consent request again. It serves a lost or expired link, or an answer that may have changed.
   * For School Office, System Manager.
   */
  'mela.volunteers.ask_guardian': {
    input: {
      /** Name of a document of type Student Volunteer Registration. */
      name: string
    }
    output: {
      name: string
      consent_state: string
    }
  }
  /**
   * Requests a swap with the volunteers who have a full shift. The request names nobody.
   * For signed-in users.
   */
  'mela.volunteers.ask_swap': {
    input: {
      /** Name of a document of type Shift Assignment. */
      assignment: string
      /** Name of a document of type Shift. */
      requested_shift: string
    }
    output: {
      swap: string
      state: 'agreed' | 'lapsed' | 'requested' | 'withdrawn'
    }
  }
  /**
   * Checks a volunteer in or out of a shift. The shift comes from the code displayed on site or from the volunteer's own
   * button.
   * For signed-in users.
   */
  'mela.volunteers.clock': {
    input: {
      direction: 'in' | 'out'
      /** Name of a document of type Shift Assignment. */
      assignment?: string | null
      code?: string | null
    }
    output: {
      assignment: string
      state: 'accepted' | 'declined' | 'done' | 'offered' | 'swapped' | 'withdrawn'
      clocked_in_at: string | null
      clocked_out_at: string | null
    }
  }
  /**
   * Checks a volunteer in for a shift at a kiosk. Only staff may call it.
   * For System Manager, School Office, Event Staff.
   */
  'mela.volunteers.clock_in_at_kiosk': {
    input: {
      /** Name of a document of type Shift Assignment. */
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Checks a volunteer out of a shift at a kiosk. Only staff may call it.
   * For System Manager, School Office, Event Staff.
   */
  'mela.volunteers.clock_out_at_kiosk': {
    input: {
      /** Name of a document of type Shift Assignment. */
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Confirms hours that staff recorded for the caller. Hours earn credit after both have confirmed them. Idempotent.
   * For signed-in users.
   */
  'mela.volunteers.confirm_hours': {
    input: {
      /** Name of a document of type Hours Entry. */
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Returns a volunteer certificate as a PDF for anyone who may read it. Its language is the caller's by default.
   * For signed-in users.
   */
  'mela.volunteers.download_certificate': {
    input: {
      name: string
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * Returns the check-in QR code of a shift as an image. It is for print or for a screen.
   * For System Manager, School Office, Event Staff; changes nothing.
   */
  'mela.volunteers.draw_clock_code': {
    input: {
      /** Name of a document of type Shift. */
      name: string
    }
    output: Blob
  }
  /**
   * Returns the consent request of a guardian for the holder of its link.
   * For anyone.
   */
  'mela.volunteers.get_consent_request': {
    input: {
      token: string
    }
    output: {
      state: 'declined' | 'expired' | 'given' | 'requested'
      full_name: string
      guardian_name: string
      expires_on: string
    }
  }
  /**
   * Returns the volunteer applications of the caller and their children, latest first.
   * For signed-in users; changes nothing.
   */
  'mela.volunteers.get_my_applications': {
    input: Record<string, never>
    output: {
      name: string
      full_name: string
      kind: 'adult' | 'student'
      state: 'accepted' | 'declined' | 'new'
      waits_for_guardian: 0 | 1
      sent_on: string
    }[]
  }
  /**
   * Returns the caller's overview as a volunteer. Guests and other callers get the empty overview of a non-volunteer.
   * For anyone; changes nothing.
   */
  'mela.volunteers.get_overview': {
    input: Record<string, never>
    output:
      | {
          volunteer: null
          hours: {
            approved: number
            waiting: number
          }
          entries: never[]
          certificates: never[]
          credentials: never[]
        }
      | {
          volunteer: {
            name: string
            full_name: string
            kind: 'adult' | 'student'
            state: 'active' | 'left' | 'new' | 'paused'
          }
          hours: {
            approved: number
            waiting: number
          }
          entries: {
            name: string
            state: 'approved' | 'refused' | 'waiting'
            source: 'QR' | 'button' | 'kiosk' | 'office' | 'self-report'
            minutes: number
            on_day: string
            activity: string
            refusal: string | null
          }[]
          certificates: {
            name: string
            code: string
            state: 'revoked' | 'valid'
            minutes: number
            issued_on: string
            from_day: string
            to_day: string
            revoke_reason: string | null
          }[]
          credentials: {
            name: string
            state: 'expired' | 'revoked' | 'shown' | 'valid'
            kind: string
            expires_on: string | null
          }[]
        }
  }
  /**
   * Returns the open shifts and the volunteer's own. Shifts that they cannot take have a reason, and pending swaps are
   * included.
   * For signed-in users; changes nothing.
   */
  'mela.volunteers.get_shifts': {
    input: Record<string, never>
    output:
      | {
          volunteer: null
          now: string
          shifts: never[]
          swaps: never[]
        }
      | {
          volunteer: {
            full_name: string
            state: 'active' | 'left' | 'new' | 'paused'
          }
          now: string
          shifts: {
            left: number
            problem: 'credential_missing' | 'not_active' | 'shift_not_open' | 'too_young' | null
            name: string
            role: string
            event: string | null
            event_title: string | null
            place: string | null
            description: string | null
            starts_at: string
            ends_at: string
            state: string
            min_age: number | null
            credential_needed: string | null
            assignment: string | null
            assignment_state: string | null
            clocked_in_at: string | null
          }[]
          swaps: {
            name: string
            is_own: boolean
            shift: string
            requested_shift: string
            role: string
            starts_at: string
            ends_at: string
            requested_role: string
            requested_starts_at: string
            requested_ends_at: string
          }[]
        }
  }
  /**
   * Issues a certificate of a volunteer's approved hours. Only the office may call it.
   * For System Manager, School Office.
   */
  'mela.volunteers.issue_certificate': {
    input: {
      /** Name of a document of type Volunteer. */
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Gives a volunteer an account by phone number. Only the office may, because an unverified number must not give access.
   * For System Manager, School Office.
   */
  'mela.volunteers.open_account': {
    input: {
      /** Name of a document of type Volunteer. */
      name: string
    }
    output: {
      name: string
    }
  }
  /**
   * Returns the address of a certificate's PDF. The desk's button opens it.
   * For System Manager, School Office.
   */
  'mela.volunteers.print_certificate': {
    input: {
      /** Name of a document of type Certificate. */
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Releases a volunteer's shift, or declines an offered one. A second call changes nothing.
   * For signed-in users.
   */
  'mela.volunteers.release_shift': {
    input: {
      /** Name of a document of type Shift Assignment. */
      assignment: string
    }
    output: {
      assignment: string
      state: 'declined' | 'withdrawn'
    }
  }
  /**
   * Reports hours outside of shifts; another person approves them.
   * For signed-in users.
   */
  'mela.volunteers.report_hours': {
    input: {
      /** 'YYYY-MM-DD'. */
      on_day: string
      minutes: number
      activity: string
      idempotency_key: string
    }
    output: {
      name: string
      state: 'approved' | 'refused' | 'waiting'
      on_day: string
      minutes: number
      activity: string
    }
  }
  /**
   * Returns the address of a shift's check-in QR code. The desk's button opens it.
   * For System Manager, School Office, Event Staff.
   */
  'mela.volunteers.show_clock_code': {
    input: {
      /** Name of a document of type Shift. */
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Takes an open shift for a volunteer, or accepts an offered one.
   * For signed-in users.
   */
  'mela.volunteers.take_shift': {
    input: {
      /** Name of a document of type Shift. */
      shift: string
    }
    output: {
      assignment: string
      state: 'accepted' | 'declined' | 'done' | 'offered' | 'swapped' | 'withdrawn'
    }
  }
  /**
   * Withdraws a swap request of the caller. The caller's own shift stays as it is.
   * For signed-in users.
   */
  'mela.volunteers.withdraw_swap': {
    input: {
      /** Name of a document of type Shift Swap. */
      swap: string
    }
    output: {
      swap: string
    }
  }
  /**
   * Returns the caller's balance: what can be spent anywhere, what only one business accepts, and what pays one type of documents.
   * For signed-in users; changes nothing.
   */
  'mela.wallet.get_wallet': {
    input: Record<string, never>
    output: {
      is_on: 0 | 1
      currency: string
      balance: number
      anywhere: number
      businesses: {
        business: string
        business_name: string
        amount: number
      }[]
      only_for: {
        type: string
        amount: number
      }[]
      expiring: {
        expires_on: string
        amount: number
      }[]
      top_up: {
        minimum: number
        maximum: number
        terms: string
      } | null
    }
  }
  /**
   * Returns a page of the caller's wallet statement, the newest line first; pass `next` as `before` for the next page.
   * For signed-in users; changes nothing.
   */
  'mela.wallet.get_wallet_statement': {
    input: {
      before?: number | null
      limit?: number | null
    }
    output: {
      lines: {
        line: number
        date: string
        movement:
          | 'correction'
          | 'expired'
          | 'gift card'
          | 'goodwill'
          | 'refund'
          | 'spent'
          | 'top-up'
          | 'volunteer hours'
          | 'withdrawn'
        /** Positive for credit that the customer gets. */
        amount: number
        balance: number
        description: string | null
      }[]
      next: number | null
    }
  }
  /**
   * Gives a goodwill credit to its customer, once, and notifies them.
   * For System Manager, School Office.
   */
  'mela.wallet.give_credit': {
    input: {
      /** Name of a document of type Goodwill Credit. */
      name: string
    }
    output: {
      name: string
      state: 'draft' | 'given'
      amount: number
    }
  }
  /**
   * Pays a document, or a part of it, from the caller's wallet. Repeated with its key it returns the first payment.
   * For signed-in users.
   */
  'mela.wallet.pay': {
    input: {
      reference_type: string
      reference_name: string
      /** What the payer saw and agreed to. A decimal amount. */
      amount: number
      receipt_token?: string | null
      idempotency_key: string
    }
    output: {
      payment: string
      paid: number
      due: number | null
    }
  }
  /**
   * Creates a top-up of the caller's wallet, which is paid like any other document.
   * For signed-in users.
   */
  'mela.wallet.top_up': {
    input: {
      /** A decimal amount. */
      amount: number
      idempotency_key: string
    }
    output: {
      top_up: string
      amount: number
      currency: string
    }
  }
  /**
   * Sends a delivery again under its old id, whatever its state.
   * For System Manager.
   */
  'mela.webhooks.replay': {
    input: {
      name: string
    }
    output: undefined
  }
  /** For anyone; changes nothing. */
  'mela.website.get_all_route': {
    input: Record<string, never>
    output: {
      route: string
      doctype: string
      name: string
      title: string
      modified: string
    }[]
  }
  /** For anyone; changes nothing. */
  'mela.website.get_all_website_settings': {
    input: Record<string, never>
    output: {
      default_header: {
        title: string
        menus: MenuItem[]
        name: string
      } | null
      default_footer: {
        title: string
        items: {
          section_name: string
          section_type: string
          content: Record<string, unknown>
        }[]
        name: string
      } | null
      additional_menus: {
        menu_label: string
        redirect_url: string
      }[]
      app_settings: {
        facebook_link: string | null
        instagram_link: string | null
        youtube_link: string | null
        linked_in: string | null
        twitter_link: string | null
        pinterest_link: string | null
      }
      trap_back: 0 | 1
      reference_sites: string[]
      enable_home_menu: 0 | 1
      enable_category_menu: 0 | 1
      enable_wishlist_menu: 0 | 1
      enable_cart_menu: 0 | 1
      enable_orders_menu: 0 | 1
      enable_profile_menu: 0 | 1
      enable_wallet: 0 | 1
      enable_gift_cards: 0 | 1
      enable_reward_points: 0 | 1
      enable_affiliates: 0 | 1
      enable_blogs_menu: 0 | 1
      enable_seller_menu: 0 | 1
      enable_affiliate_menu: 0 | 1
      enable_contact_menu: 0 | 1
      enable_policies_menu: 0 | 1
      event_document_type: string
      currency: string
      country: string
      time_zone: string
      enable_multi_store: 0 | 1
      languages: string[]
      default_business: string
      site_name: string
      tagline: string | null
      website_logo: string | null
      brand_colour: string | null
      theme_css: string | null
    }
  }
  /** For anyone; changes nothing. */
  'mela.website.get_page_content': {
    input: {
      route?: string | null
      application_type?: 'web' | 'mobile' | null
      domain?: string | null
      business?: string | null
      city?: string | null
      store?: string | null
    }
    output: {
      page: {
        route: string
        title: string
        description: string | null
        image: string | null
        modified: string
      }
      page_content: {
        name: string
        section_name: string
        section_type:
          | 'banner'
          | 'category list'
          | 'contribution'
          | 'counter'
          | 'event list'
          | 'faq'
          | 'form'
          | 'gallery strip'
          | 'image'
          | 'map'
          | 'product list'
          | 'rich text'
          | 'slider'
          | 'testimonial'
          | 'video'
        title: string | null
        subtitle: string | null
        view_more_label: string | null
        view_more_redirect_to: string | null
        view: 'Grid View' | 'List View'
        row_count: number
        content: Record<string, unknown>
        data: unknown[]
      }[]
      header_content: {
        title: string
        menus: MenuItem[]
      }
      footer_content: {
        title: string
        items: {
          section_name: string
          section_type: string
          content: Record<string, unknown>
        }[]
      }
    }
  }
  /**
   * Returns the target of a moved path, or null.
   * For anyone; changes nothing.
   */
  'mela.website.get_redirect': {
    input: {
      path: string
    }
    output:
      | {
          target: string
          is_permanent: 0 | 1
        }
      | undefined
  }
  /**
   * Returns shapes of section data for the desk's editor: `sections` by type and variant, `docs` in the format of
   * `getdoctype`, with messages in `__messages`.
   * For System Manager, School Office, Store Manager; changes nothing.
   */
  'mela.website.get_section_shapes': {
    input: Record<string, never>
    output: {
      sections: {
        shape: string
        section_type: string
        variant: string
      }[]
      docs: {
        __messages: Record<string, string>
        doctype: 'DocType'
        name: string
        istable: 0 | 1
        issingle: 0 | 1
        is_submittable: 0 | 1
        allow_rename: 0 | 1
        track_changes: 0 | 1
        autoname: string
        is_tree: 0 | 1
        nsm_parent_field: string | null
        show_title_field_in_link: 0 | 1
        title_field: string
        /** Select that lists show as the status; null for none. Ours. */
        status_field: string | null
        search_fields: string
        sort_field: string
        sort_order: string
        fields: {
          doctype: 'DocField'
          name: string
          parent: string
          parentfield: 'fields'
          parenttype: 'DocType'
          idx: number
          fieldname: string
          fieldtype: string
          label: string
          /** Select: one choice a line. Link and Table: the other type. */
          options: string | null
          offered: string | null
          link_filters: string | null
          /** Tones by value; null when the field has none. Ours. */
          tones: Record<string, 'bad' | 'brand' | 'info' | 'ok' | 'plain' | 'warn' | undefined> | null
          reqd: 0 | 1
          hidden: 0 | 1
          read_only: 0 | 1
          unique: 0 | 1
          in_list_view: 0 | 1
          in_standard_filter: 0 | 1
          search_index: 0 | 1
          set_only_once: 0 | 1
          allow_on_submit: 0 | 1
          ignore_user_permissions: 0 | 1
          non_negative: 0 | 1
          permlevel: number
          length: number
          /** Decimal places, as the dialect's text; empty for the site's default. */
          precision: string
          /** Limits of a number in its stored unit, or of a table's rows. Ours; the dialect has only non_negative. */
          min: number | null
          max: number | null
          default: number | string | null
          description: string | null
          fetch_from: string | null
          /** Marks the caller's own documents, whose default is named here, for callers who read others' too. Ours. */
          marks_own: 0 | 1
          type_field: string | null
          /** Type of the document that a text names, which may no longer exist. Ours. */
          links_to: string | null
          depends_on: string | null
          mandatory_depends_on: string | null
          read_only_depends_on: string | null
          bold: 0 | 1
          collapsible: 0 | 1
          columns: number
          in_global_search: 0 | 1
          no_copy: 0 | 1
          print_hide: 0 | 1
          report_hide: 0 | 1
          translatable: 0 | 1
          width: string | null
        }[]
        permissions: {
          email: 0 | 1
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
          doctype: 'DocPerm'
          parent: string
          role: string
          permlevel: number
          if_owner: 0 | 1
        }[]
        actions: {
          doctype: 'DocType Action'
          parent: string
          idx: number
          label: string
          action_type: 'Server Action'
          action: string
          group: null
          hidden: 0
          depends_on: string | null
          is_final: 0 | 1
          confirmation: string | null
          is_next: 0 | 1
        }[]
        notices: {
          key: string
          text: string
          dependsOn: string
        }[]
        links: []
        states:
          | []
          | {
              field: string
              initial: string
              transitions: {
                from: string
                to: string
                action: string
                nextWhen?: string
              }[]
            }
      }[]
    }
  }
  /**
   * Adds an item to a wishlist. A guest without a list gets one with the token that opens it.
   * For anyone.
   */
  'mela.wishlist.add_item': {
    input: {
      variant: string
      business: string
      list?: string | null
      wishlist_token?: string | null
    }
    output: {
      wishlist_token: string | null
      list: string
      item_keys: string[]
    }
  }
  /**
   * Creates another wishlist. A guest without one gets it with the token that opens it.
   * For anyone.
   */
  'mela.wishlist.add_list': {
    input: {
      list_name: string
      wishlist_token?: string | null
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
      wishlist_token: string | null
    }
  }
  /**
   * Deletes a wishlist with its items and all links to it.
   * For anyone.
   */
  'mela.wishlist.delete_list': {
    input: {
      list: string
      wishlist_token?: string | null
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
    }
  }
  /**
   * Returns the keys of the caller's wishlist items. One statement.
   * For anyone.
   */
  'mela.wishlist.get_item_keys': {
    input: {
      wishlist_token?: string | null
    }
    output: {
      item_keys: string[]
    }
  }
  /**
   * Returns the caller's lists at current prices. Writes nothing. Three statements.
   * For anyone.
   */
  'mela.wishlist.get_lists': {
    input: {
      wishlist_token?: string | null
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
    }
  }
  /**
   * Returns a shared wishlist, read-only. Its owner is named only when they agreed.
   * For anyone.
   */
  'mela.wishlist.get_shared': {
    input: {
      token: string
    }
    output: {
      currency: 'INR'
      list_name: string
      owner_name: string | null
      items: (
        | {
            state: 'available' | 'not_sold' | 'sold_out'
            compare_at_price: number | null
            route: string
            variant_label: string
            image: string | null
            price: number
            key: string
            variant: string
            business: string
            product: string
            title: string
          }
        | {
            state: 'available' | 'not_sold' | 'sold_out'
            route: null
            variant_label: ''
            image: null
            price: null
            compare_at_price: null
            key: string
            variant: string
            business: string
            product: string
            title: string
          }
      )[]
    }
  }
  /**
   * Merges a guest's lists into the caller's own after sign-in. Idempotent.
   * For signed-in users.
   */
  'mela.wishlist.merge': {
    input: {
      wishlist_token: string
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
    }
  }
  /**
   * Moves an item from one of the caller's wishlists to another.
   * For anyone.
   */
  'mela.wishlist.move_item': {
    input: {
      variant: string
      business: string
      list: string
      wishlist_token?: string | null
      to: string
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
    }
  }
  /**
   * Moves an item from a wishlist to the cart. An unavailable item stays on the list.
   * For anyone.
   */
  'mela.wishlist.move_to_cart': {
    input: {
      variant: string
      business: string
      list: string
      wishlist_token?: string | null
      cart_token?: string | null
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
      cart_token: string | null
      cart: {
        version: number
        lines: number
        item_count: number
      }
    }
  }
  /**
   * Removes an item from one list or all. Idempotent.
   * For anyone.
   */
  'mela.wishlist.remove_item': {
    input: {
      variant: string
      business: string
      list?: string | null
      wishlist_token?: string | null
    }
    output: {
      item_keys: string[]
    }
  }
  /**
   * Renames a wishlist.
   * For anyone.
   */
  'mela.wishlist.rename': {
    input: {
      list_name: string
      list: string
      wishlist_token?: string | null
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
    }
  }
  /**
   * Shares a wishlist by a link. The owner's name is shown only with `shows_name`.
   * For anyone.
   */
  'mela.wishlist.share': {
    input: {
      list: string
      wishlist_token?: string | null
      shows_name?: 0 | 1 | null
    }
    output: {
      token: string
    }
  }
  /**
   * Revokes all links to a wishlist.
   * For anyone.
   */
  'mela.wishlist.unshare': {
    input: {
      list: string
      wishlist_token?: string | null
    }
    output: {
      currency: 'INR'
      lists: {
        items: (
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              compare_at_price: number | null
              route: string
              variant_label: string
              image: string | null
              price: number
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
          | {
              price_when_added: number
              price_drop: number
              state: 'available' | 'not_sold' | 'sold_out'
              route: null
              variant_label: ''
              image: null
              price: null
              compare_at_price: null
              key: string
              variant: string
              business: string
              product: string
              title: string
            }
        )[]
        list: string
        list_name: string
        shows_name: 0 | 1
        is_shared: 0 | 1
      }[]
    }
  }
  'api.contactform': Methods['mela.contact.contactform']
  'api.get_all_website_settings': Methods['mela.website.get_all_website_settings']
  'api.get_parent_categories': Methods['mela.catalog.get_parent_categories']
  'frappe.auth.get_logged_user': Methods['mela.identity.get_logged_user']
  'frappe.client.bulk_update': Methods['mela.rpc.bulk_update']
  'frappe.client.cancel': Methods['mela.rpc.cancel']
  'frappe.client.delete': Methods['mela.rpc.delete_doc']
  'frappe.client.get': Methods['mela.rpc.get']
  'frappe.client.get_count': Methods['mela.desk.get_count']
  'frappe.client.get_doc_permissions': Methods['mela.rpc.get_doc_permissions']
  'frappe.client.get_list': Methods['mela.rpc.get_list']
  'frappe.client.get_single_value': Methods['mela.rpc.get_single_value']
  'frappe.client.get_value': Methods['mela.rpc.get_value']
  'frappe.client.has_permission': Methods['mela.rpc.has_permission']
  'frappe.client.insert': Methods['mela.rpc.insert']
  'frappe.client.insert_many': Methods['mela.rpc.insert_many']
  'frappe.client.rename_doc': Methods['mela.rpc.rename_doc']
  'frappe.client.save': Methods['mela.rpc.save']
  'frappe.client.set_value': Methods['mela.rpc.set_value']
  'frappe.client.submit': Methods['mela.rpc.submit']
  'frappe.client.validate_link': Methods['mela.rpc.validate_link']
  'frappe.core.doctype.deleted_document.deleted_document.restore': Methods['mela.documents.restore_deleted']
  'frappe.core.doctype.user.user.generate_keys': Methods['mela.identity.generate_keys']
  'frappe.core.doctype.user.user.get_roles': Methods['mela.identity.get_roles']
  'frappe.core.doctype.user.user.reset_password': Methods['mela.identity.reset_password']
  'frappe.core.doctype.user.user.update_password': Methods['mela.identity.update_password']
  'frappe.desk.doctype.tag.tag.add_tag': Methods['mela.tags.add_tag']
  'frappe.desk.doctype.tag.tag.get_tags': Methods['mela.tags.get_tags']
  'frappe.desk.doctype.tag.tag.remove_tag': Methods['mela.tags.remove_tag']
  'frappe.desk.form.assign_to.add': Methods['mela.assignments.add_assignment']
  'frappe.desk.form.assign_to.close': Methods['mela.assignments.close_assignment']
  'frappe.desk.form.assign_to.get': Methods['mela.assignments.get_assignments']
  'frappe.desk.form.assign_to.remove': Methods['mela.assignments.remove_assignment']
  'frappe.desk.form.utils.add_comment': Methods['mela.comments.add_comment']
  'frappe.desk.form.utils.update_comment': Methods['mela.comments.update_comment']
  'frappe.desk.reportview.delete_items': Methods['mela.rpc.delete_items']
  'frappe.desk.reportview.get': Methods['mela.rpc.report_view']
  'frappe.desk.reportview.get_count': Methods['mela.desk.get_count']
  'frappe.desk.reportview.get_list': Methods['mela.rpc.report_list']
  'frappe.desk.search.search_link': Methods['mela.rpc.search_link']
  'frappe.desk.search.search_widget': Methods['mela.rpc.search_widget']
  'frappe.share.add': Methods['mela.permission_admin.add_share']
  'frappe.share.get_users': Methods['mela.permission_admin.get_shared_users']
  'frappe.share.remove': Methods['mela.permission_admin.remove_share']
  'frappe.share.set_permission': Methods['mela.permission_admin.set_share_permission']
  'frappe.utils.print_format.download_pdf': Methods['mela.printing.download_pdf']
  'frappe.website.doctype.web_form.web_form.accept': Methods['mela.forms.accept']
  'frappe.website.doctype.web_form.web_form.delete': Methods['mela.forms.delete_sent']
  'frappe.website.doctype.web_form.web_form.get_form_data': Methods['mela.forms.get_form_data']
  'frappe.website.doctype.web_form.web_form.get_link_options': Methods['mela.forms.list_link_options']
  'frappe.www.printview.get_html_and_style': Methods['mela.printing.get_html_and_style']
  'mobileapi.get_all_route': Methods['mela.website.get_all_route']
  'mobileapi.get_business_detail': Methods['mela.businesses.get_business_detail']
  'mobileapi.get_page_content': Methods['mela.website.get_page_content']
  'permissions.explain': Methods['mela.permission_admin.explain_permission']
}
