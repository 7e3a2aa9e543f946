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
 * Every method by the name that stands in `/api/method/<name>`, with the specification's own names for some.
 * A method that answers nothing has no `message`: its output is undefined.
 */
export interface Methods {
  /**
   * Gives a document on which the caller works to colleagues who can work on it too; answers who has it.
   * For whoever is signed in.
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
   * Says that somebody has done what they had to do at a document; answers who has it still.
   * For whoever is signed in.
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
   * Who has a document on which the caller works.
   * For whoever is signed in; changes nothing.
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
   * Takes a document back from somebody; answers who has it still.
   * For whoever is signed in.
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
   * Answers a topic, where the caller may.
   * For whoever is signed in.
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
   * The boards that the caller may read, with how much stands in each. Two statements.
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
   * A topic with a page of its replies, the oldest first. Five statements, however many there are.
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
   * A page of a board: what is pinned, then what was spoken of last. Two statements.
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
   * Begins a topic, in a board where the caller may write.
   * For whoever is signed in.
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
   * Thanks for a reply, or takes the thanks back. The reply is locked: its count is that of those who thank.
   * For whoever is signed in.
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
   * The latest look through the books, check by check, in the words of whoever asks; null when there was none yet.
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
   * Looks through the books now. Answers the run, as `mela.books.get_latest` tells it then.
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
   * The public face of a live business, as the first element of a list; an empty list for any other name.
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
   * The live businesses that serve a city, as people choose among them; all of them without a city. The website's own comes
   * first, the others by name. At most three statements, and one for another language.
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
   * The cities that live businesses serve, each with the one that it belongs to and how many serve it. Two statements.
   * For anyone; changes nothing.
   */
  'mela.businesses.get_cities': {
    input: Record<string, never>
    output: {
      city: string
      core_city: string
      /** How many live businesses serve it. */
      businesses: number
    }[]
  }
  /**
   * A child's card with its signed code, for whoever may read it: the child's guardians and the office.
   * For whoever is signed in.
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
   * Makes the card of a child for a year; there is one.
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
   * A card was lost: it is revoked, and another one made.
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
   * Ends a card: from now on the public check says that it does not hold, and tells nothing else. Said twice it is once.
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
   * Whether a card or a certificate that somebody shows holds, for everybody: name, photo and validity, and nothing else.
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
   * Takes over every change that `get_cart` shows: today's prices, what is left, nothing that is gone.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * Puts something into the caller's cart. A guest without one gets one, with the token that opens it. `request_key` makes a
   * repeated call add nothing. A price is not asked for.
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
   * The caller's cart as it is priced now; an empty one where there is none. Nothing is written.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * How much is in the caller's cart. One statement, or none.
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
   * What a guest put in goes into his own cart once he is signed in. Called again, it adds nothing.
   * For whoever is signed in.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * Takes a line out.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * Who buys, and the address; without one, it stays as it is. What is wrong with it is named as `address.zipcode` and the
   * like.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * A code that makes it cheaper, or none: an empty one takes it off. Why one that was good makes nothing cheaper any more
   * stands in `problems`.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * How each parcel shall come: `deliveries` is `{[parcel]: {code, slot?}}`; parcels that it does not name stay.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * How it shall be paid; whether that is possible stands in `problems`.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * Where it shall be delivered; prices of deliveries and what is served follow.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * So many of a line instead. More than are left is taken as it is, and told as a change.
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
        state: 'few_at_once' | 'few_left' | 'not_sold' | 'sold_out' | 'there'
        wanted: number
        quantity: number
        left: number | null
        parcel: string | null
        returnable: 0 | 1
        return_days: number
        is_digital: 0 | 1
        key: string
        variant: string
        business: string
        product: string
        route: string
        title: string
        variant_label: string
        image: string | null
      }[]
      parcels: {
        options: {
          amount: number
          /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
          code: string
          kind: 'delivery' | 'digital' | 'pickup'
          /** In English, as it is kept with an order: one of `deliveryLabels`. */
          label: string
          /** 'YYYY-MM-DD'; null where it is there at once. */
          earliest_on: string | null
          latest_on: string | null
          slots: {
            /** Of the slot on that day: what is chosen and booked. */
            name: string
            /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
        }[]
        chosen: string | null
        cod: {
          order_fee: number
          limit: number
          is_allowed: boolean
          reason:
            | 'closed'
            | 'cod_limit'
            | 'cod_not_for_this'
            | 'cod_not_there'
            | 'cod_nothing_brought'
            | 'no_postal_code'
            | 'not_by_seller'
            | 'not_there'
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
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
          | 'too_heavy'
          | 'unknown_postal_code'
          | null
        slot: string | null
      }[]
      discounts: {
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
          'delivery_gone' | 'few_at_once' | 'few_left' | 'not_sold' | 'price_down' | 'price_up' | 'sold_out'
        /** Key of the line, or of the parcel. */
        key: string
        title: string
        /** Prices in minor units, or pieces; null where there is nothing to compare. */
        before: number | null
        after: number | null
      }[]
      problems: {
        kind: 'cod' | 'coupon' | 'empty' | 'no_place' | 'not_served'
        key: string | null
        /** In English: apps have texts of their own for each kind. */
        reason: string
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
   * The tree of categories. All businesses share it; counted for a `business` it holds what that one sells alone.
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
   * Everything of a product's page but when it can be delivered. One statement, two where related cards are not at hand.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_product': {
    input: {
      route: string
    }
    output: {
      name: string
      /** Differs from the route that was asked for where the product moved: go there. */
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
      /** Categories from the top. */
      trail: {
        name: string
        route: string
        category_name: string
      }[]
      /** In the order in which they are first named. */
      options: {
        option: string
        values: string[]
      }[]
      variants: {
        name: string
        sku: string
        /** 'M, Red'; empty for the only one. */
        label: string
        /** Values by option: `{ Size: 'M', Colour: 'Red' }`. A combination that no variant has is impossible. */
        options: Record<string, string>
        image: string | null
        weight_grams: number
        /** Of its winning offer. */
        price: number
        compare_at_price: number | null
        in_stock: 0 | 1
        left: number | null
        /** The winner first. */
        offers: {
          business: string
          business_name: string
          business_rating: number | null
          /** Decimals. */
          price: number
          compare_at_price: number | null
          in_stock: 0 | 1
          /** Pieces that are left, where they are few; null otherwise. */
          left: number | null
        }[]
        /** Why the first offer is the first. */
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
        /** The lowest price; `price_to` is the highest: where they differ, a card says "from". */
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        /** Whose price is shown: the product's own business, or another that offers it for less. */
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        rating: number | null
        reviews: number
      }[]
    }
  }
  /**
   * A page of what is sold, with everything to choose by. One statement at most, however much there is; a slip asks the rest
   * of the site too.
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
        /** The lowest price; `price_to` is the highest: where they differ, a card says "from". */
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        /** Whose price is shown: the product's own business, or another that offers it for less. */
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        rating: number | null
        reviews: number
      }[]
      total: number
      start: number
      limit: number
      sort: 'newest' | 'position' | 'price_high' | 'price_low' | 'rating' | 'relevance'
      facets: {
        /** Argument of `get_products` that takes its values: 'category', 'brand', 'seller', 'in_stock' or 'attributes.<name>'. */
        field: string
        /** The attribute's name; the other facets are named by the screen. */
        label: string
        values: {
          /** What to send to choose it. */
          value: string
          /** What people read. */
          label: string
          /** Products that it leaves, given what is chosen of the other facets. */
          count: number
          is_chosen: 0 | 1
        }[]
      }[]
      price_range: {
        min: number
        max: number
      } | null
      /** Null where none was asked for, or there is no such category. */
      category: {
        full_description: string | null
        category_image: string | null
        /** From the top, itself last. */
        trail: {
          name: string
          route: string
          category_name: string
        }[]
        name: string
        route: string
        category_name: string
      } | null
      /** What was searched for instead, where nothing was found by the word as it was written; else null. */
      corrected_to: string | null
      /** What was written then. */
      corrected_from: string | null
    }
  }
  /**
   * Products that stand near another, by its name; nothing for one that is not sold. One statement at most.
   * For anyone; changes nothing.
   */
  'mela.catalog.get_related': {
    input: {
      product: string
      limit?: number | null
    }
    output: {
      products: {
        /** The lowest price; `price_to` is the highest: where they differ, a card says "from". */
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        /** Whose price is shown: the product's own business, or another that offers it for less. */
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        rating: number | null
        reviews: number
      }[]
    }
  }
  /**
   * What somebody may mean who is still typing, of all that is sold or of what one `business` sells. One statement at most.
   * For anyone; changes nothing.
   */
  'mela.catalog.suggest': {
    input: {
      text: string
      business?: string | null
    }
    output: {
      /** Whole words to search for. */
      words: string[]
      categories: {
        name: string
        route: string
        category_name: string
        count: number
      }[]
      products: {
        /** The lowest price; `price_to` is the highest: where they differ, a card says "from". */
        price: number
        currency: 'INR'
        name: string
        title: string
        route: string
        image: string | null
        price_to: number
        compare_at_price: number | null
        /** Whose price is shown: the product's own business, or another that offers it for less. */
        business: string
        business_name: string
        brand: string | null
        variant: string
        seller: string
        variants: number
        in_stock: 0 | 1
        rating: number | null
        reviews: number
      }[]
    }
  }
  /**
   * Takes back what waits for the office's review of a product; the product stays as it is. For who may change it.
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
   * Somebody asks a seller: the message reaches him by mail and in the app, and neither learns the other's address.
   * For anyone.
   */
  'mela.classifieds.ask': {
    input: {
      classified: string
      asker_name?: string | null
      asker_email?: string | null
      message: string
      idempotency_key?: string | null
    }
    output: {
      sent: number
    }
  }
  /**
   * One advertisement as everybody sees it: the phone number only where its seller agreed to that.
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
      category_name: string
      description: string
      expires_on: string | null
      currency: string
      name: string
      title: string
      category: string
      /** Decimal. */
      price: number | null
      city: string | null
      cover: string | null
      seller_name: string
      live_from: string | null
    }
  }
  /**
   * A page of what is advertised, with the categories to choose from. Three statements, however much there is.
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
        /** Decimal. */
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
   * One of the caller's own advertisements with everything that he may change.
   * For whoever is signed in; changes nothing.
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
   * What the caller advertises, what he was asked, and the categories for the next one. Four statements.
   * For whoever is signed in; changes nothing.
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
          asker_name: string
          reply: string | null
          shares_phone: 0 | 1
        }[]
        name: string
        title: string
        state: 'draft' | 'expired' | 'in review' | 'live' | 'sold'
        hidden_because: string | null
        cover: string | null
        live_from: string | null
        expires_on: string | null
        sent_back_because: string | null
        is_hidden: 0 | 1
      }[]
    }
  }
  /** For whoever is signed in. */
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
  /** For whoever is signed in. */
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
   * A seller answers whoever asked; his phone number goes along only where he ticks it, to this one person.
   * For whoever is signed in.
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
   * Keeps the caller's advertisement: a new draft, or one of his own with its `name`.
   * For whoever is signed in.
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
  /** For whoever is signed in. */
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
  /** For whoever is signed in. */
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
   * Says something about a document on which the caller works.
   * For whoever is signed in.
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
   * Takes a comment away: one's own, and any at a document that one might delete as a whole.
   * For whoever is signed in.
   */
  'mela.comments.delete_comment': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Changes what the caller said. Of what others said, and of what nobody said, the answer is the same.
   * For whoever is signed in.
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
   * Takes a letter from anybody. The answer tells no more than its name, which opens nothing.
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
   * Sends the answer to a letter again whose e-mail did not leave. Answers the letter's name.
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
   * Everything that the page of support shows; the same for all guests.
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
      heading: string | null
      introduction: string | null
      currency: string
      minimum: number
      maximum: number
      suggested: number[]
    }
  }
  /**
   * Somebody wants to give: the answer's receipt token is what pays for it, for its name opens nothing.
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
   * The bank returned a cheque, before or after it cleared.
   * For System Manager, School Office.
   */
  'mela.counter.bounce': {
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
   * Nobody will collect the cash.
   * For System Manager, School Office.
   */
  'mela.counter.cancel_collection': {
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
   * A payment was written down by mistake, or the money was given back at once. Its receipt is cancelled, and the number stays.
   * For System Manager, School Office.
   */
  'mela.counter.cancel_payment': {
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
   * The collector has the cash.
   * For System Manager, School Office.
   */
  'mela.counter.collect_cash': {
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
   * What is asked before cash counts as collected: how much, and from whom.
   * For System Manager, School Office; changes nothing.
   */
  'mela.counter.collect_cash_confirmation': {
    input: {
      /** Name of a document of type Cash Collection. */
      name: string
    }
    output: {
      question: string
    }
  }
  /**
   * The collector has brought the cash to the office's box, or to its bank.
   * For System Manager, School Office.
   */
  'mela.counter.deposit_cash': {
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
   * Notes that cash is to be collected for a document, and by whom.
   * For System Manager, School Office.
   */
  'mela.counter.expect_cash': {
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
   * Whoever has cash that was collected and not remitted, who owes most first. One statement.
   * For System Manager, School Office; changes nothing.
   */
  'mela.counter.get_collectors': {
    input: Record<string, never>
    output: {
      collectors: {
        owed: number
        /** What is missing of collections that were remitted in part. */
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
   * The bank has paid a cheque.
   * For System Manager, School Office.
   */
  'mela.counter.mark_cleared': {
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
   * Where it is written down that money was given back, and how: the desk's button opens the address that it is answered.
   * For System Manager, School Office.
   */
  'mela.counter.open_pay_out': {
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
   * Where it is written down that cash was remitted: the desk's button opens the address that it is answered.
   * For System Manager, School Office.
   */
  'mela.counter.open_remittance': {
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
   * Writes down that money was given back by hand.
   * For System Manager, School Office.
   */
  'mela.counter.pay_out': {
    input: {
      /** Name of a document of type Manual Refund. */
      name: string
      method: 'cash' | 'bank' | 'UPI'
      reference_number?: string | null
      /** Today unless told. 'YYYY-MM-DD'. */
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
      state: 'dropped' | 'due' | 'paid'
      amount: number
    }
  }
  /**
   * Where the paper is, for the desk's button: it opens the address that it is answered. Whoever reads the payment may ask.
   * For System Manager, School Office, Store Manager.
   */
  'mela.counter.print_receipt': {
    input: {
      name: string
    }
    output: {
      name: string
      url: string
    }
  }
  /**
   * Takes money that was brought to the office, for a document. Repeated with its key it answers the first payment.
   * For System Manager, School Office.
   */
  'mela.counter.receive': {
    input: {
      reference_type: string
      reference_name: string
      method: 'cash' | 'cheque' | 'bank' | 'UPI'
      /** A decimal amount. */
      amount: number
      /** Today unless told. 'YYYY-MM-DD'. */
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
   * Notes that money which was taken by hand is to be paid back, all that is left of it or a part; it is then paid out.
   * For System Manager, School Office.
   */
  'mela.counter.refund_payment': {
    input: {
      /** Name of a document of type Manual Payment. */
      name: string
      /** All that is left unless told. A decimal amount. */
      amount?: number | null
    }
    output: {
      refund: string | null
      amount: number
    }
  }
  /**
   * A collector brings cash of many documents, all of it or less; the oldest collections are paid first. Without a collector
   * it is cash of which nobody knows who collected it.
   * For System Manager, School Office.
   */
  'mela.counter.remit_cash': {
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
   * Lets a reaction go that was given up.
   * For System Manager.
   */
  'mela.dead_letters.discard_delivery': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Lets a task go that was given up.
   * For System Manager.
   */
  'mela.dead_letters.discard_task': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Has a reaction that was given up tried again from the start.
   * For System Manager.
   */
  'mela.dead_letters.retry_delivery': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Has a task that was given up tried again; should it fail once more, it stands here anew.
   * For System Manager.
   */
  'mela.dead_letters.retry_task': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Takes a move of a document's state; answers the document's name and when it changed. Whoever says what he saw is refused
   * where somebody changed it since, as with a save.
   * For whoever is signed in.
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
  /** For whoever is signed in; changes nothing. */
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
   * What hangs on a document that the caller reads: other documents that name it, by their types; empty types are left out.
   * For whoever is signed in; changes nothing.
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
        /** The field that names it; the same type may name it by several. */
        fieldname: string
        /** What that field is called, in the language of whoever asks. */
        label: string
        /** Where the name alone does not say what is meant, the field beside it that names the type. */
        type_field: string | null
        /** Counted no further than `most`. */
        count: number
        /** Where it is one alone, its name; never of a guarded type, which is read on purpose only. */
        only: string | null
      }[]
    }
  }
  /**
   * How many documents answer to the filters; the dialect's two counts are this one, and it checks the right to read.
   * For whoever is signed in; changes nothing.
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
   * The documents that came last, of all that the caller works with. A guarded type is read on purpose only, never in passing.
   * For whoever is signed in; changes nothing.
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
   * The people whom documents of a list name, for whoever works on these documents and may not read accounts: their names
   * and nothing else.
   * For whoever is signed in; changes nothing.
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
   * The moves of a document's state that the caller may take, in the order of the type's table.
   * For whoever is signed in; changes nothing.
   */
  'mela.desk.get_transitions': {
    input: {
      doctype: string
      name: string
    }
    output: {
      action: string
      to: string
      /** Whether the caller has no way on or back from there: he is asked before. */
      is_final: boolean
      /** Whether it is what is usually done next with such a document. */
      is_next: boolean
    }[]
  }
  /**
   * The document types that the caller may read, in the order of the rooms.
   * For whoever is signed in; changes nothing.
   */
  'mela.desk.get_types': {
    input: Record<string, never>
    output: {
      name: string
      /** Its name in the language of whoever asks. */
      label: string
      /** Noun of the room that it belongs to. */
      module: string
      /** Where the menu shows it. */
      section: 'messages' | 'money' | 'organisation' | 'people' | 'store' | 'system'
      is_single: boolean
      /** Whether the menu, the home and the search show it; the others are read where something leads to them. */
      is_worked_with: boolean
      title_field: string
      can_create: boolean
      can_write: boolean
      can_delete: boolean
      can_export: boolean
      /** Whether the caller may show others how he looks at these documents; never at guarded ones. */
      can_share_views: boolean
    }[]
  }
  /**
   * What happened to a document, the newest first: for whoever works on it, as far as he may see it; nothing, for its other readers.
   * For whoever is signed in; changes nothing.
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
      /** The action of the move that this save was. */
      move: string | null
      /** The name before and after, where this is a change of name. */
      renamed: [string, string] | null
      /** The document that became one with this one, and this one. */
      merged: [string, string] | null
      /** When the document had been deleted, where this is its return. */
      deleted_at: string | null
      changed: [string, unknown, unknown][]
      added: [string, Record<string, unknown>][]
      removed: [string, Record<string, unknown>][]
      row_changed: [string, number, string, [string, unknown, unknown][]][]
    }[]
  }
  /**
   * What waits for the caller, of all that they work with: one statement counts all of it.
   * For whoever is signed in; changes nothing.
   */
  'mela.desk.get_waiting': {
    input: Record<string, never>
    output: {
      most: number
      waiting: {
        doctype: string
        /** What they are and what is to be done, in the language of whoever asks. */
        label: string
        /** Counted no further than `most`. */
        count: number
        /** The Select that says so, and its values that do. */
        field: string
        values: string[]
        /** Where only what is late waits: the day's field, and the last day that is late. */
        late: {
          field: string
          until: string
        } | null
      }[]
    }
  }
  /**
   * Undoes a deletion of one's own, the latest of that name; a System Manager undoes anybody's. Answers the document.
   * For whoever is signed in.
   */
  'mela.documents.restore': {
    input: {
      doctype: string
      name: string
    }
    output: Record<string, unknown>
  }
  /**
   * Undoes the deletion that a Deleted Document is of; answers what the document is called.
   * For System Manager.
   */
  'mela.documents.restore_deleted': {
    input: {
      name: string
    }
    output: string
  }
  /**
   * Takes the seats that were offered: what is free is confirmed, and what costs something is kept until it is paid.
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
   * Whoever holds the token cancels all of it, or some of the people. What was paid for them goes back.
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
   * Whoever holds the token changes who comes, and how he is reached. People who are left out come no more.
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
   * What the form for an event can fill in for whoever is signed in: the contact, and the children with their ages on that day.
   * For whoever is signed in; changes nothing.
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
   * The registrations of whoever is signed in, those to come first.
   * For whoever is signed in.
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
   * What is left of an event now, and what is asked of whoever registers. Amounts are decimals. One statement.
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
   * A registration for whoever holds its token.
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
   * Offers the seats that are free to those who wait, now. The button of a registration gives its name instead of the event.
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
   * Where the door of an event is, for the desk's button: it opens the app's page that it is answered.
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
   * A family registers for an event, once for each key.
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
   * A family accepts or declines an offered place, until the day on which the offer ends.
   * For whoever is signed in.
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
   * A guardian wants to be reached otherwise: the office decides, for it is by these addresses that guardians are known.
   * For whoever is signed in.
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
   * The file of everything that is kept of a child, made when it is fetched, for whoever asked for it.
   * For whoever is signed in; changes nothing.
   */
  'mela.family.download_export': {
    input: {
      request: string
    }
    output: Blob
  }
  /**
   * Carries out an erasure: the request says afterwards what stays, why, and until when.
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
        /** 'YYYY-MM-DD'; null where no end is known. */
        until: string | null
      }[]
    }
  }
  /**
   * One child of the caller's, and who looked at its record.
   * For whoever is signed in; changes nothing.
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
   * The caller's families and their children; for whoever is no guardian, there are none.
   * For whoever is signed in; changes nothing.
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
            /** What is to be paid now; a decimal, as on the wire. */
            due: number
            /** What later terms add to it. */
            later: number
            next_due_on: string | null
          }
        }[]
      }[]
      waiting: {
        /** Whether the caller sent it while signed in, and so may open all that they sent. */
        may_open: 0 | 1
        /** Until when an offered place can be accepted or declined. */
        offer_ends_on: string | null
        /** The kinds of papers that the school has. */
        papers: string[]
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
          /** What is to be paid now; a decimal, as on the wire. */
          due: number
          /** What later terms add to it. */
          later: number
          next_due_on: string | null
        }
      }[]
    }
  }
  /**
   * A guardian asks for what the school keeps of his child: a file of it is there at once (`download`), the rest lies with
   * the office. Asked again while it is open it is the same request.
   * For whoever is signed in.
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
   * A guardian agrees, or takes back what was agreed on: it holds from then on.
   * For whoever is signed in.
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
   * What a guardian keeps up to date himself: what is not given stays, and an empty text empties. Names, birthdays and numbers
   * go through the office.
   * For whoever is signed in.
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
   * A family no longer asks for a place. Who has one leaves the school at the office.
   * For whoever is signed in.
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
   * Says what the next payment is for: what is due, or everything. Payments then ask for that.
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
      /** Day of the oldest part that is not paid; null when nothing is left. */
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
   * One fee with its instalments, for its family, for the office, and for whoever holds its token.
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
      /** Day of the oldest part that is not paid; null when nothing is left. */
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
   * The fees that the caller may pay, the latest year first; of one child when it is named.
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
        /** Day of the oldest part that is not paid; null when nothing is left. */
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
   * Makes the fees of everybody who is enrolled in a year, or in one class of it, and has none; dry, it only tells.
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
        /** Null when it was not made, or would only be. */
        fee: string | null
        problem: 'no schedule' | null
      }[]
      left: number
    }
  }
  /**
   * Where the office takes money for a fee: the desk's button opens the address that it is answered.
   * For System Manager, School Office.
   */
  'mela.fees.open_counter': {
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
   * The office asks for less, with a reason: late fees first, then the last instalments. Without an amount, for nothing more.
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
   * Sends a form; with a `name` in the data it changes what was sent before.
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
   * Forgets a draft.
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
   * Takes back what was sent, where the form allows it.
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
   * The draft as it was kept: by its name and receipt, or a signed-in person's own. Nothing when there is none.
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
   * A form as whoever asks may fill it in now: the same for staff, whose right to read the document would show its making.
   * For anyone.
   */
  'mela.forms.get_form': {
    input: {
      web_form: string
    }
    output: Record<string, unknown>
  }
  /**
   * A form with what can be chosen in it, and the document that was sent with it, for who may open that.
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
   * What can be chosen in a Link of an open form: `fieldname`, or `table.column`; a page of 100 by name.
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
   * Leave to upload the files of a form before it is sent: private, and gone after a day unless they are sent with it.
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
   * What the dialect's form pages ask: the choices of the first Link of an open form to a type, the first 100 by name. Names
   * one to a line; where the type has a title, JSON of names and titles.
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
   * Keeps what is filled in so far, unchecked but for its size and its fields.
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
   * Puts uploaded files at the end of an album, in their order, in one save that keeps what others added meanwhile.
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
   * The pictures of a published album that nobody sees but the caller's family, because it has not agreed to them.
   * For whoever is signed in.
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
   * Every picture of an album for those who look after it, withheld ones too, with the people in it. Five statements.
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
   * Who can be named in an album's pictures. It tells children's names, so each asking is written down.
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
        /** Whether a pupil's family agrees to pictures; null of who is no pupil: he is asked when he is named. */
        is_agreed: boolean | null
      }[]
    }
  }
  /**
   * Where the desk shows an album's pictures, with who is in them.
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
   * Says who is in some pictures of an album. The statements do not depend on how many pictures and people there are.
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
   * Takes people out of pictures again, by the names of their Gallery Person.
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
   * Makes a contact the caller's, by the code that was sent to it. What guests left under it is linked to the account.
   * For whoever is signed in.
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
   * Changes the caller's own name, at once.
   * For whoever is signed in.
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
   * Changes the caller's password. Every device is signed out, this one too.
   * For whoever is signed in.
   */
  'mela.identity.change_password': {
    input: {
      old_password: string
      new_password: string
    }
    output: undefined
  }
  /**
   * The app shows a right code: from now on it is asked for. The recovery codes are in this answer and nowhere else.
   * For whoever is signed in.
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
   * The other half of a sign-in that asked for a second factor: a code of the app, or a recovery code.
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
            /** False: the app is to be set up now, with what `enrolment` says. */
            setup: boolean
            enrolment?: {
              secret: string
              uri: string
              /** The same as a picture: an SVG document. */
              qr: string
            }
          }
          tmp_id: string
        }
  }
  /**
   * A key for a program that acts for the caller. Whoever only holds his session cannot make one that outlives it.
   * For whoever is signed in.
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
   * Begins to set up an authenticator app. What the app needs is in this answer and nowhere else.
   * For whoever is signed in.
   */
  'mela.identity.enrol_second_factor': {
    input: {
      pwd: string
    }
    output: {
      secret: string
      uri: string
      /** The same as a picture: an SVG document. */
      qr: string
    }
  }
  /**
   * The dialect's way: a user's key stays, its secret is made anew and told once.
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
   * Where the caller is signed in: browsers by their sessions, apps and programs by their keys; the latest first.
   * For whoever is signed in; changes nothing.
   */
  'mela.identity.get_devices': {
    input: Record<string, never>
    output: {
      name: string
      kind: 'key' | 'session'
      device: string | null
      user_agent: string | null
      /** A network, not an address. */
      address: string | null
      creation: string
      /** To the hour. */
      last_active: string | null
      /** This very device asks. */
      is_current: 0 | 1
    }[]
  }
  /**
   * What programs call whoever asks: their e-mail address, else their name. The dialect refuses guests here.
   * For whoever is signed in; changes nothing.
   */
  'mela.identity.get_logged_user': { input: Record<string, never>; output: string }
  /**
   * What the caller's account knows of its person, and whether they have set a password.
   * For whoever is signed in; changes nothing.
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
   * The roles of the caller; those of another user for whoever may read that user.
   * For whoever is signed in; changes nothing.
   */
  'mela.identity.get_roles': {
    input: {
      uid?: string | null
    }
    output: string[]
  }
  /**
   * How the caller's second factor stands.
   * For whoever is signed in; changes nothing.
   */
  'mela.identity.get_second_factor': {
    input: Record<string, never>
    output: {
      is_enrolled: 0 | 1
      recovery_codes_left: number
    }
  }
  /**
   * Opens a customer's account for whoever proved a phone number, and signs his device in: an app by keys, a browser by the
   * cookies of `login`, which the door sets. An e-mail address is not taken here: nobody has proved it, and it would sign in.
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
   * Takes the second factor away; both factors are needed for that.
   * For whoever is signed in.
   */
  'mela.identity.remove_second_factor': {
    input: {
      pwd: string
      otp: string
    }
    output: undefined
  }
  /**
   * Ten new recovery codes for whoever shows a code of his app; those before open nothing any more.
   * For whoever is signed in.
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
   * Asks for a code to sign in or to open an account with. The answer is the same whoever has the number, or nobody.
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
   * Sends a code to a new email address or mobile number of the caller's. Whether somebody else has it is found out after
   * the answer has left: neither its words nor its time tell.
   * For whoever is signed in.
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
   * Asks for a link to a new password. Who has an account is found out after the answer has left, so neither its words nor
   * its time tell.
   * For anyone.
   */
  'mela.identity.reset_password': {
    input: {
      user: string
    }
    output: undefined
  }
  /**
   * Signs one of the caller's own devices out; of another's is said what is said of one that does not exist.
   * For whoever is signed in.
   */
  'mela.identity.revoke_device': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * A new secret for the key by which this call came; for another one of the caller's keys his password is needed. The
   * secret is in this answer and nowhere else.
   * For whoever is signed in.
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
   * Welcomes a user (again): he is sent a link to set his password by.
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
            /** False: the app is to be set up now, with what `enrolment` says. */
            setup: boolean
            enrolment?: {
              secret: string
              uri: string
              /** The same as a picture: an SVG document. */
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
            /** False: the app is to be set up now, with what `enrolment` says. */
            setup: boolean
            enrolment?: {
              secret: string
              uri: string
              /** The same as a picture: an SVG document. */
              qr: string
            }
          }
          tmp_id: string
        }
  }
  /**
   * Ends the key of a device; only the caller's own keys can be found here.
   * For whoever is signed in.
   */
  'mela.identity.sign_out': {
    input: {
      api_key: string
    }
    output: undefined
  }
  /**
   * Signs the caller out on every device, or on every other one.
   * For whoever is signed in.
   */
  'mela.identity.sign_out_everywhere': {
    input: {
      except_this_device?: 0 | 1 | null
    }
    output: undefined
  }
  /**
   * Sets a password by the link that was sent, or by the old one. Every device is signed out.
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
   * What was counted is what lies there from now on; never less than what is promised to orders.
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
      sku: string
      on_hand: number
      reserved: number
      available: number
      move: string
      stock: string
    }
  }
  /**
   * What lies of a product's variants, or of one of them that one business offers, in the caller's own branches, those among them where nothing lies yet. It is changed by
   * `inventory.count_stock`.
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
      /** False for what is never sold out. */
      is_tracked: 0 | 1
      stock: {
        variant: string
        sku: string
        /** 'Size: M | Colour: Red'; null for the only variant. */
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
   * Somebody wishes to know when a variant can be bought again. Whoever is signed in is told as he wishes to be, a guest by
   * e-mail. The answer is the same whether he waited already or not.
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
   * Goods have come in. Sellers may say so of branches of their own businesses.
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
      sku: string
      on_hand: number
      reserved: number
      available: number
      move: string
      stock: string
    }
  }
  /**
   * Applies for an opening; the résumé is a private upload of the caller's own. Sent again it answers the same.
   * For whoever is signed in.
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
  /** For whoever is signed in. */
  'mela.jobs.delete_alert': {
    input: {
      alert: string
    }
    output: {
      deleted: number
    }
  }
  /**
   * What the caller applied for, what he wants to hear of, and who he is to the office. Four statements.
   * For whoever is signed in; changes nothing.
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
   * One opening as everybody sees it; 404 once it is over.
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
      category_name: string
      organisation: string
      description: string
      employment_type: 'contract' | 'full time' | 'internship' | 'part time' | 'volunteer'
    }
  }
  /**
   * A page of what is open, with the kinds of work to choose from. Three statements, however much there is.
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
   * The caller wants to hear of new openings each morning. The same wish twice is one.
   * For whoever is signed in.
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
   * Takes the caller's application back: it is erased at once, with its résumé.
   * For whoever is signed in.
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
   * Closes the books up to and including a day that is over: nothing is dated there any more. It is not taken back.
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
   * Accounts by name with what stands on each, and the sums of all that were asked for by kind: together they are zero.
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
          | 'bank'
          | 'business'
          | 'cash collections'
          | 'cash'
          | 'cheques'
          | 'customer credit'
          | 'dispute losses'
          | 'disputed'
          | 'fees'
          | 'gateway'
          | 'income'
          | 'opening'
          | 'receivable'
          | 'refunds due'
          | 'tax'
          | 'unapplied'
        /** Whose it is, or what for; empty where it is nobody's in particular. */
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
   * A page of an account's statement, the newest line first; `next` goes into `before` for the page behind it.
   * For System Manager, School Office; changes nothing.
   */
  'mela.ledger.get_statement': {
    input: {
      account: string
      before?: number | null
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
          | 'bank'
          | 'business'
          | 'cash collections'
          | 'cash'
          | 'cheques'
          | 'customer credit'
          | 'dispute losses'
          | 'disputed'
          | 'fees'
          | 'gateway'
          | 'income'
          | 'opening'
          | 'receivable'
          | 'refunds due'
          | 'tax'
          | 'unapplied'
        /** Whose it is, or what for; empty where it is nobody's in particular. */
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
        /** When it was written down. */
        creation: string
        entry: string
        kind:
          | 'adjustment'
          | 'allocation'
          | 'capture'
          | 'cash collection'
          | 'counter payment'
          | 'deposit'
          | 'dispute'
          | 'fee'
          | 'opening'
          | 'refund paid'
          | 'refund'
          | 'reversal'
          | 'sale'
        /** Of the line; where it has none, of its entry. */
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
   * What came in and what went back: day by day up to today, and this month by where the money stands.
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
        back: number
        back_count: number
        day: string
      }[]
      month: {
        in: number
        in_count: number
        back: number
        back_count: number
      }
      methods: {
        in: number
        in_count: number
        back: number
        back_count: number
        purpose:
          | 'bank'
          | 'business'
          | 'cash collections'
          | 'cash'
          | 'cheques'
          | 'customer credit'
          | 'dispute losses'
          | 'disputed'
          | 'fees'
          | 'gateway'
          | 'income'
          | 'opening'
          | 'receivable'
          | 'refunds due'
          | 'tax'
          | 'unapplied'
        party: string
      }[]
    }
  }
  /**
   * Somebody thinks that a post should not stand where it is. One person is counted once, however often he calls.
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
   * What people are told of, which values its texts may ask for, and how the house words it.
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
        }
        hi: {
          subject: string
          body: string
          short?: string
        }
        ta: {
          subject: string
          body: string
          short?: string
        }
      }
    }[]
  }
  /**
   * What the caller was told in the app, the latest first, and how much of it he has not read.
   * For whoever is signed in; changes nothing.
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
   * What the caller hears of, over each channel that reaches them; also where they never said anything.
   * For whoever is signed in; changes nothing.
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
   * The key with which a browser subscribes. It stays whatever becomes of the call that made it.
   * For whoever is signed in.
   */
  'mela.notifications.get_push_key': {
    input: Record<string, never>
    output: {
      public_key: string
    }
  }
  /**
   * The caller has seen everything.
   * For whoever is signed in.
   */
  'mela.notifications.mark_all_read': {
    input: Record<string, never>
    output: {
      unread_count: number
    }
  }
  /**
   * The caller has seen one notification of his; seeing it again changes nothing.
   * For whoever is signed in.
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
   * An answer to a text message, as its carrier hands it on: STOP ends them for this number, START lets them come again.
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
   * Sends a message again that was given up, was kept, or did not reach its person. Answers its name.
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
   * What the caller wants to hear of over a channel, and between which hours not. It says everything: hours left out are none.
   * For whoever is signed in.
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
   * This browser may be woken for the caller. A browser that changes hands belongs to whoever signed in last.
   * For whoever is signed in.
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
   * This browser of the caller's is left in peace; one that is not known is so already.
   * For whoever is signed in.
   */
  'mela.notifications.unsubscribe_push': {
    input: {
      endpoint: string
    }
    output: undefined
  }
  /**
   * The button of the desk: the order as its buyer sees it, with all that he may do, for whoever acts for him.
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
   * The button of the desk: whoever may change the parcel gives it up before it leaves.
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
   * What is asked before: what goes, and what becomes of the money.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.cancel_fulfilment_confirmation': {
    input: {
      name: string
    }
    output: {
      question: string
    }
  }
  /**
   * Whoever holds the order, or the office for him, gives it up, all or some of it, until it is packed. What was paid for it goes back.
   * For anyone.
   */
  'mela.orders.cancel_order': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      parcel?: string | null
      reason?: string | null
      /** How what was paid in cash goes back; cash is fetched at a shop. */
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
      parcels: {
        shipping_amount: number
        total: number
        /** Paid in cash when it comes. */
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          parcel: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          /** The newest first. */
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
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
          | 'another reason'
          | 'damaged on the way'
          | 'nobody was there'
          | 'refused at the door'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
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
        kind: 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      papers: {
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
        parcel: string
        state:
          'approved' | 'asked' | 'exchanged' | 'picked up' | 'received' | 'refunded' | 'refused' | 'withdrawn'
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
        /** Something is given back by hand, or is to be once its return is there. */
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
      /** Paid too much, and not on its way back yet: what was paid by hand is given back by hand. */
      refund_due: number
      /** Beside `paid`: what came too late, or was too much, and goes back the way it came. */
      unapplied_paid: number
      unapplied_returned: number
      /** The same in other currencies than the order's. */
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
   * What is asked before all of an order is cancelled: what goes, and what becomes of the money.
   * For System Manager, Store Manager, School Office.
   */
  'mela.orders.cancel_order_confirmation': {
    input: {
      name: string
    }
    output: {
      question: string
    }
  }
  /**
   * Whoever holds the order, or the office for him, sends it elsewhere before it is packed.
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
      parcels: {
        shipping_amount: number
        total: number
        /** Paid in cash when it comes. */
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          parcel: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          /** The newest first. */
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
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
          | 'another reason'
          | 'damaged on the way'
          | 'nobody was there'
          | 'refused at the door'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
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
        kind: 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      papers: {
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
        parcel: string
        state:
          'approved' | 'asked' | 'exchanged' | 'picked up' | 'received' | 'refunded' | 'refused' | 'withdrawn'
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
        /** Something is given back by hand, or is to be once its return is there. */
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
      /** Paid too much, and not on its way back yet: what was paid by hand is given back by hand. */
      refund_due: number
      /** Beside `paid`: what came too late, or was too much, and goes back the way it came. */
      unapplied_paid: number
      unapplied_returned: number
      /** The same in other currencies than the order's. */
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
   * The button of the desk: what is wanted in the place of what came back goes on its way.
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
   * Sends a code for an order that is looked for by its number and the phone number or email address it was placed with. The
   * answer is the same whether there is such an order or not, and so is all that is done for it: the order is looked for
   * after the answer has left.
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
   * What may be chosen in the place of what a parcel brought.
   * For anyone.
   */
  'mela.orders.get_exchanges': {
    input: {
      token?: string | null
      name?: string | null
      parcel: string
    }
    output: {
      lines: {
        line: string
        choices: {
          /** Null where nobody counts. */
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
   * An invoice or a credit note as a PDF, for who opens its order and who may read it.
   * For anyone.
   */
  'mela.orders.get_invoice': {
    input: {
      paper: string
      token?: string | null
      name?: string | null
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * What whoever is signed in ordered, the latest first.
   * For whoever is signed in.
   */
  'mela.orders.get_my_orders': {
    input: {
      start?: number | null
    }
    output: {
      orders: {
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
        lines: {
          title: string
          image: string | null
          quantity: number
        }[]
        order: string
      }[]
      has_more: 0 | 1
    }
  }
  /**
   * An order for who holds its token, and by its name for who made it and is signed in.
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
      parcels: {
        shipping_amount: number
        total: number
        /** Paid in cash when it comes. */
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          parcel: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          /** The newest first. */
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
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
          | 'another reason'
          | 'damaged on the way'
          | 'nobody was there'
          | 'refused at the door'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
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
        kind: 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      papers: {
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
        parcel: string
        state:
          'approved' | 'asked' | 'exchanged' | 'picked up' | 'received' | 'refunded' | 'refused' | 'withdrawn'
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
        /** Something is given back by hand, or is to be once its return is there. */
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
      /** Paid too much, and not on its way back yet: what was paid by hand is given back by hand. */
      refund_due: number
      /** Beside `paid`: what came too late, or was too much, and goes back the way it came. */
      unapplied_paid: number
      unapplied_returned: number
      /** The same in other currencies than the order's. */
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
   * What lies in a parcel as a PDF, for whoever may read the parcel.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.get_packing_slip': {
    input: {
      parcel: string
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * The button of the desk: nobody knows where it is.
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
   * The button of the desk: what was sent came back to its sender, for the reason that stands in the form.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.mark_returned_to_sender': {
    input: {
      name: string
      reason?:
        | 'refused at the door'
        | 'nobody was there'
        | 'address not found'
        | 'damaged on the way'
        | 'another reason'
        | null
    }
    output: {
      name: string
    }
  }
  /**
   * What opens the order that came in exchange, for whoever opens the one before it.
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
   * The code that came to the phone or mailbox opens the order, once: the token is one more link to it.
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
   * The desk's button on an order: shows the parcel of it that something is to be done with first, of those that the caller reads.
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
   * Places an order of the caller's cart. Repeated with its key it answers the first order.
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
      gateway?: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery' | null
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
   * The button of a parcel that left: what of it is paid back is chosen next.
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
   * What another address would cost, before anything is changed.
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
      back: number
      due: number
      /** Of what still comes. */
      shipping_before: number
      shipping_after: number
      total_before: number
      total_after: number
      promised_by: string | null
    }
  }
  /**
   * What cancelling would bring back, before anything is cancelled.
   * For anyone.
   */
  'mela.orders.preview_cancel': {
    input: {
      token?: string | null
      name?: string | null
      /** Anything: its shape is the method's. */
      items?: unknown
      parcel?: string | null
    }
    output: {
      by_hand: number
      back: number
      due: number
      goods: number
      delivery: number
      fee: number
      worth: number
    }
  }
  /**
   * What sending back would bring, before anything is asked.
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
      back: number
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
   * The invoice that left with a parcel.
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
   * The desk's button: it opens the address that it is answered.
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
   * The button of the desk: what was planned is paid back.
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
   * What is asked before: how much goes back, to whom, and by which way.
   * For System Manager, Store Manager, School Office, Seller.
   */
  'mela.orders.refund_order_confirmation': {
    input: {
      name: string
    }
    output: {
      question: string
    }
  }
  /**
   * The button of the desk: what came back is paid back.
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
   * What is asked before: how much goes back, to whom, and by which way.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.refund_return_confirmation': {
    input: {
      name: string
    }
    output: {
      question: string
    }
  }
  /**
   * Puts what is still sold of an order into the caller's cart, at today's prices, and says what is not.
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
   * Whoever holds the order asks to send things of one parcel back.
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
      /** How what was paid in cash goes back; cash is fetched at a shop. */
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
      parcels: {
        shipping_amount: number
        total: number
        /** Paid in cash when it comes. */
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          parcel: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          /** The newest first. */
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
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
          | 'another reason'
          | 'damaged on the way'
          | 'nobody was there'
          | 'refused at the door'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
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
        kind: 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      papers: {
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
        parcel: string
        state:
          'approved' | 'asked' | 'exchanged' | 'picked up' | 'received' | 'refunded' | 'refused' | 'withdrawn'
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
        /** Something is given back by hand, or is to be once its return is there. */
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
      /** Paid too much, and not on its way back yet: what was paid by hand is given back by hand. */
      refund_due: number
      /** Beside `paid`: what came too late, or was too much, and goes back the way it came. */
      unapplied_paid: number
      unapplied_returned: number
      /** The same in other currencies than the order's. */
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
   * Whoever holds the order says where money goes back to that is given back by hand, until it is paid out.
   * For anyone.
   */
  'mela.orders.set_refund_to': {
    input: {
      token?: string | null
      name?: string | null
      /** How what was paid in cash goes back; cash is fetched at a shop. */
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
      parcels: {
        shipping_amount: number
        total: number
        /** Paid in cash when it comes. */
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          parcel: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          /** The newest first. */
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
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
          | 'another reason'
          | 'damaged on the way'
          | 'nobody was there'
          | 'refused at the door'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
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
        kind: 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      papers: {
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
        parcel: string
        state:
          'approved' | 'asked' | 'exchanged' | 'picked up' | 'received' | 'refunded' | 'refused' | 'withdrawn'
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
        /** Something is given back by hand, or is to be once its return is there. */
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
      /** Paid too much, and not on its way back yet: what was paid by hand is given back by hand. */
      refund_due: number
      /** Beside `paid`: what came too late, or was too much, and goes back the way it came. */
      unapplied_paid: number
      unapplied_returned: number
      /** The same in other currencies than the order's. */
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
   * What is asked before: what is owed no longer, and what becomes of the money.
   * For System Manager, Store Manager, Seller.
   */
  'mela.orders.undelivered_confirmation': {
    input: {
      name: string
    }
    output: {
      question: string
    }
  }
  /**
   * Before anybody came for it, whoever asked may keep it after all.
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
      parcels: {
        shipping_amount: number
        total: number
        /** Paid in cash when it comes. */
        to_collect: number
        can_cancel: 0 | 1
        shipments: {
          name: string
          parcel: string
          carrier: string
          tracking_number: string | null
          tracking_url: string | null
          state: 'created' | 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
          shipped_at: string | null
          delivered_at: string | null
          /** The newest first. */
          events: {
            status: 'delivered' | 'failed' | 'in transit' | 'lost' | 'out for delivery' | 'returned'
            at: string
            place: string | null
            note: string | null
          }[]
        }[]
        lines: {
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
          | 'another reason'
          | 'damaged on the way'
          | 'nobody was there'
          | 'refused at the door'
          | null
        confirmed_at: string | null
        packed_at: string | null
        shipped_at: string | null
        delivered_at: string | null
        cancelled_at: string | null
        cancel_reason: string | null
        seller: string
        business: string
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
        kind: 'delivery' | 'digital' | 'pickup'
        delivery_label: string | null
        promised_from: string | null
        promised_by: string | null
        slot_label: string | null
      }[]
      papers: {
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
        parcel: string
        state:
          'approved' | 'asked' | 'exchanged' | 'picked up' | 'received' | 'refunded' | 'refused' | 'withdrawn'
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
        /** Something is given back by hand, or is to be once its return is there. */
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
      /** Paid too much, and not on its way back yet: what was paid by hand is given back by hand. */
      refund_due: number
      /** Beside `paid`: what came too late, or was too much, and goes back the way it came. */
      unapplied_paid: number
      unapplied_returned: number
      /** The same in other currencies than the order's. */
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
   * Says what money is for that found nothing to pay for.
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
   * The button that asks the gateway now.
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
   * What is to be paid for a document now, and by which ways; nothing due answers null.
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
        amount: number
        currency: 'INR'
        description: string
      } | null
      payer_name: string | null
      gateways: ('Cash on Delivery' | 'Counter' | 'Razorpay' | 'Sandbox' | 'Stripe')[]
    }
  }
  /**
   * The types of documents that can be paid for, by name.
   * For System Manager, School Office; changes nothing.
   */
  'mela.payments.get_payable_types': { input: Record<string, never>; output: string[] }
  /**
   * How much of a payment `refund` pays back now; where that is not all that is left of it, why.
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
   * How a payment stands, for whoever holds its token. While it is open the gateway itself is asked, every three seconds.
   * For anyone.
   */
  'mela.payments.get_status': {
    input: {
      payment: string
      token: string
    }
    output: {
      /** What was asked for. */
      amount: number
      captured: {
        amount: number
        currency: string
      } | null
      /** Of what was taken, in its currency. */
      refunded_amount: number
      /** Taken, but not for what it was meant: it goes back by itself. */
      is_returned: number
      refunds: {
        amount: number
        state: 'done' | 'failed' | 'requested' | 'sent'
        destination: 'by hand' | 'credit' | 'source'
      }[]
      /** Declined at first, and its order at the gateway takes another try: money may come after all. */
      may_come: number
      /** The bank has been asked. Where it has not, whoever came back left the gateway's page without paying. */
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
      gateway: 'Cash on Delivery' | 'Counter' | 'Razorpay' | 'Sandbox' | 'Stripe'
      method: string | null
      error: string | null
      reference_type: string | null
      reference_name: string | null
    }
  }
  /**
   * The button that keeps such money until staff know more.
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
   * Makes an address at which anybody who has it can pay for one document. It is told once, and kept as its hash.
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
   * What a payment link is for. Its token is then shown as the receipt with which one pays.
   * For anyone.
   */
  'mela.payments.open_link': {
    input: {
      token: string
    }
    output: {
      due: {
        amount: number
        currency: 'INR'
        description: string
      } | null
      payer_name: string | null
      gateways: ('Cash on Delivery' | 'Counter' | 'Razorpay' | 'Sandbox' | 'Stripe')[]
      reference_type: string
      reference_name: string
      expires_at: string
    }
  }
  /**
   * Opens a payment. The same key, or another tab, gets the one that is open.
   * For anyone.
   */
  'mela.payments.pay': {
    input: {
      reference_type: string
      reference_name: string
      gateway: 'Sandbox' | 'Razorpay' | 'Stripe' | 'Counter' | 'Cash on Delivery'
      idempotency_key: string
      receipt_token?: string | null
    }
    output: {
      amount: number
      payment: string
      /** Opens this one payment for its payer. */
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
   * Pays back a part of a payment or all that is left of it. Repeated with its key it answers the first refund.
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
   * What is asked before: how much, to whom, and by which way.
   * For System Manager, School Office; changes nothing.
   */
  'mela.payments.refund_confirmation': {
    input: {
      /** Name of a document of type Payment. */
      name: string
    }
    output: {
      question: string
    }
  }
  /**
   * Ends what waits before staff: money goes back now, or stays until they know more, or what there was to see is seen.
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
   * The button that pays back money which found nothing to pay for.
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
   * Takes a link back: it opens nothing any more.
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
   * For whoever is signed in.
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
   * Why can this user see this? The rules that decided, as the evaluator itself puts them together.
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
      /** Whose grants counted: those that the type declares, or the site's own (Custom DocPerm). */
      grants_from: 'site' | 'type'
      /** The roles that count. */
      roles: string[]
      /** The field levels that he sees or writes. */
      levels: number[]
      rules: {
        kind: 'administrator' | 'grant' | 'restriction' | 'share'
        /** The role that a grant came by. */
        role: string | null
        sentence: string
        /** Whether the rule holds for the document asked about; null when none was named. */
        holds: boolean | null
        /** Of a grant that asks for several things and does not hold: those that the document does not meet. */
        unmet: string[]
      }[]
      /** What stands in the way, a sentence each; empty when nothing does. */
      refused_by: string[]
    }
  }
  /**
   * With whom a document is shared, for whoever works on it; nobody, for others who may read it.
   * For whoever is signed in; changes nothing.
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
   * Takes back what was shared of a document with a user or with everyone.
   * For whoever is signed in.
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
   * Gives or takes one right of a shared document; who can no longer read it, has it no longer shared.
   * For whoever is signed in.
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
   * The place of a suggestion, or of a device's coordinates in degrees. `place` is the location info of the first result, null
   * when there is none; `is_city_free` when that result has exactly three components, and its city is empty then.
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
        /** Degrees; null where nobody knows. */
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
   * The caller's addresses, the default first. One statement.
   * For whoever is signed in; changes nothing.
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
   * Forgets an address of the caller's. When it was the default, the oldest that is left becomes it.
   * For whoever is signed in.
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
   * Keeps an address of the caller's: a new one, or his own with its `name`. The same one sent twice is one. Answers its name
   * and the whole book. What is wrong with it is named as `address.zipcode` and the like.
   * For whoever is signed in.
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
   * Marks an address of the caller's as the default; the one that was is none any more.
   * For whoever is signed in.
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
   * Regions of India for a text of exactly six characters; an empty list for any other, and nobody is asked.
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
   * The paper of a document as a PDF, for whoever may read it. The language is that of whoever asks.
   * For whoever is signed in.
   */
  'mela.printing.download_pdf': {
    input: {
      doctype: string
      name: string
    }
    output: Blob
  }
  /**
   * Papers are PDFs here: the page of the dialect's print view shows that of the document, whose right to be read is checked.
   * For whoever is signed in.
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
   * A receipt as a PDF, for whoever may read it and for whoever holds its token or its payment's. The language is that of
   * whoever asks, unless told.
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
   * The receipts of what whoever is signed in paid, the latest first.
   * For whoever is signed in.
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
        /** Path of the PDF; it opens for whoever is signed in as its payer. */
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
   * A receipt for a screen: by its name, or that of a payment; opened by the caller's right, by the receipt's token or by the
   * payment's. Null while a payment has no receipt yet.
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
          /** Path of the PDF; it opens for whoever was shown the receipt. */
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
   * Where the paper of a receipt is, for the desk's button: it opens the address that it is answered.
   * For whoever is signed in.
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
   * Puts right what a clock that ran ahead has dated: those receipts are cancelled and given again.
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
   * Cancels a receipt on which something is wrong, and gives the same money a new one; answers the new one.
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
   * Writes to the payer again, with the way to his receipt.
   * For System Manager, School Office.
   */
  'mela.receipts.send_receipt': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * Whether a document's history is whole: every version follows from the one before it, as the hashes say.
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
   * A guardian who is signed in needs no code: what he may renew, and the token to do it with.
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
        /** The year ahead; null where none is open. */
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
   * Moves the children up as a draft says: `promote` for who began with a document.
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
   * The code that came to the phone opens the renewal of its children, once.
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
        /** The year ahead; null where none is open. */
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
   * Somebody entered the number of a child's guardian, and the child's name or birth date. The answer is the same whoever has
   * the number, or nobody, and so is all that is done for it: whether it is known is looked up after the answer has left, and
   * whether the child fits only once the code has come back.
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
   * Moves the children of a year into the next one, each into the class after its own. Dry unless told otherwise.
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
      /** Null when nothing was to be done, or was only looked at. */
      run: string | null
      rows: {
        from: string
        to: string | null
        problem: 'already there' | 'class is full' | 'no next class' | null
        student: string
      }[]
      /** Children that another call has to move. */
      left: number
    }
  }
  /**
   * Renews a child for the year ahead, with what changed and what the family agrees to; answers the fee and the token to pay it.
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
      /** A new number waits for the office. */
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
        /** Day of the oldest part that is not paid; null when nothing is left. */
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
   * A dry run of a draft: it says afterwards who would move, stay and leave.
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
   * Takes a promotion back. The desk's button says its name, other callers may say `run`.
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
   * Answers a question: the stall, the office, and those to whom it was delivered.
   * For whoever is signed in.
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
   * A seller answers what was bought from him, and the office whatever there is; empty takes the answer back.
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
   * Asks about something that is sold; the office looks before others see it.
   * For whoever is signed in.
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
   * Whether the caller may review a product, signed in or with the token of an order, and what he wrote before.
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
   * What people asked about a product, five questions at a time, with their answers. One statement.
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
   * What buyers think of a product, ten at a time. One statement.
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
        /** Whether the caller said so. */
        is_helpful: 0 | 1
        is_own: 0 | 1
        answer: string | null
        /** Name of the stall; null for the office, or where there is no answer. */
        answered_by: string | null
        answered_on: string | null
      }[]
      has_more: 0 | 1
      rating: number | null
      reviews: number
      /** From one star to five. */
      stars: number[]
    }
  }
  /**
   * Whoever has it writes what he thinks, signed in or with the token of an order; the office looks before others see it.
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
   * Says that a review, a question or an answer of somebody else is helpful, or takes that back.
   * For whoever is signed in.
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
   * Takes the caller's own review back: nobody sees it, and it counts no more.
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
   * Changes many documents, each by itself: what fails is told, and the others stay changed.
   * For whoever is signed in.
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
   * For whoever is signed in.
   */
  'mela.rpc.cancel': {
    input: {
      doctype: string
      name: string
    }
    output: Record<string, unknown>
  }
  /**
   * Deletes a document; a row of a child type leaves its parent.
   * For whoever is signed in.
   */
  'mela.rpc.delete_doc': {
    input: {
      doctype: string
      name: string
    }
    output: undefined
  }
  /**
   * Deletes the documents ticked in a list, each by itself; answers the names of those that had to stay.
   * For whoever is signed in.
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
   * One document with its rows and its nulls, by name or by filters; a Single needs neither.
   * For whoever is signed in; changes nothing.
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
   * Everything that the caller may do with a document. Whoever may not read it is not told that it exists.
   * For whoever is signed in; changes nothing.
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
   * Rows of a type as the caller may see them: `/api/resource/{type}` as a call.
   * For whoever is signed in; changes nothing.
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
   * One value of a Single.
   * For whoever is signed in; changes nothing.
   */
  'mela.rpc.get_single_value': {
    input: {
      doctype: string
      field: string
    }
    output: unknown
  }
  /**
   * Some fields of the first document that the filters find: `{field: value}`, or nothing in it.
   * For whoever is signed in; changes nothing.
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
   * Whether the caller may do one thing with a document, or with the type as a whole.
   * For whoever is signed in; changes nothing.
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
   * A new document; a row of a child type is put into its parent, which is then the answer.
   * For whoever is signed in.
   */
  'mela.rpc.insert': {
    input: {
      /** Anything: its shape is the method's. */
      doc?: unknown
    }
    output: Record<string, unknown>
  }
  /**
   * Up to 200 new documents, all or none; answers their names.
   * For whoever is signed in.
   */
  'mela.rpc.insert_many': {
    input: {
      /** Anything: its shape is the method's. */
      docs?: unknown
    }
    output: string[]
  }
  /**
   * Gives a document another name, everywhere; answers that name.
   * For whoever is signed in.
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
   * The same rows as objects.
   * For whoever is signed in; changes nothing.
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
   * Rows as values in the order of `keys`; an empty list when there are none.
   * For whoever is signed in; changes nothing.
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
   * Saves a document that was read before; it must not have changed since.
   * For whoever is signed in.
   */
  'mela.rpc.save': {
    input: {
      /** Anything: its shape is the method's. */
      doc?: unknown
    }
    output: Record<string, unknown>
  }
  /**
   * The documents that a Link field may name, found by what they are known by.
   * For whoever is signed in; changes nothing.
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
   * What dialogs for choosing several documents ask: rows of the fields that are searched, as lists or as objects.
   * For whoever is signed in; changes nothing.
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
   * Changes some fields. Of a row of a child type the parent is saved, and is the answer.
   * For whoever is signed in.
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
   * Submits a draft, with what changed in it. An old Python client calls the document `doclist`.
   * For whoever is signed in.
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
   * Whether a link leads somewhere the caller may look, and fields of what is there; `name` is null when it does not.
   * For whoever is signed in; changes nothing.
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
   * Forgets a view of the caller's.
   * For whoever is signed in.
   */
  'mela.saved_views.delete_view': {
    input: {
      name: string
    }
    output: undefined
  }
  /**
   * The caller's views of a type and, if he works on such documents, those that others share; by title.
   * For whoever is signed in; changes nothing.
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
      /** Whether the caller made it, and may change it. */
      is_own: boolean
    }[]
  }
  /**
   * Keeps a list as it is looked at, under a title; the caller's view of that title is changed. Answers its name.
   * For whoever is signed in.
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
   * What is found beside products: pages, events, albums and sellers, three of each at most, as far as the caller may see
   * them; `leads` where a page is what was asked for: it has all the words, and one of them in its title. A statement or two a group, and one for words that are not in Latin letters.
   * For anyone; changes nothing.
   */
  'mela.search.search_site': {
    input: {
      text: string
    }
    output: {
      leads: number
      groups: {
        group: 'albums' | 'events' | 'pages' | 'sellers'
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
   * A carrier's event, once for each of its numbers: what is told again changes nothing.
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
   * Which sellers of a page deliver to a postal code, and by when: one question for all its cards.
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
      is_brought: 0 | 1
      reason:
        | 'closed'
        | 'cod_limit'
        | 'cod_not_for_this'
        | 'cod_not_there'
        | 'cod_nothing_brought'
        | 'no_postal_code'
        | 'not_by_seller'
        | 'not_there'
        | 'too_heavy'
        | 'unknown_postal_code'
        | null
      message: string | null
      by: string | null
    }[]
  }
  /**
   * Whether, how and by when something comes to a postal code: the product page's question. Changes nothing.
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
        | 'closed'
        | 'cod_limit'
        | 'cod_not_for_this'
        | 'cod_not_there'
        | 'cod_nothing_brought'
        | 'few_at_once'
        | 'few_left'
        | 'no_postal_code'
        | 'not_by_seller'
        | 'not_there'
        | 'sold_out'
        | 'too_heavy'
        | 'unknown_postal_code'
        | null
      options: {
        label: string
        amount: number
        /** 'standard', 'express', 'digital', or 'pickup:' and the branch: what is chosen. */
        code: string
        kind: 'delivery' | 'digital' | 'pickup'
        /** 'YYYY-MM-DD'; null where it is there at once. */
        earliest_on: string | null
        latest_on: string | null
        slots: {
          /** Of the slot on that day: what is chosen and booked. */
          name: string
          /** 'YYYY-MM-DD HH:MM–HH:MM'; apps say it in their own words. */
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
      }[]
      message: string | null
      is_served: 0 | 1
      cod: {
        is_allowed: 0 | 1
        reason:
          | 'closed'
          | 'cod_limit'
          | 'cod_not_for_this'
          | 'cod_not_there'
          | 'cod_nothing_brought'
          | 'no_postal_code'
          | 'not_by_seller'
          | 'not_there'
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
   * Puts a tag to a document; a new word becomes a tag by it. Answers the tag as it is kept.
   * For whoever is signed in.
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
   * Tags that documents of a type have, for whoever may put tags to any of them; others know those of their own documents.
   * For whoever is signed in; changes nothing.
   */
  'mela.tags.get_tags': {
    input: {
      doctype: string
      txt?: string | null
    }
    output: string[]
  }
  /**
   * Takes a tag from a document; one that is not there is no mistake.
   * For whoever is signed in.
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
   * The event as a calendar file, with the names of those who come: for the holder's own calendar.
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
   * All tickets of a registration on one PDF, for whoever holds its token, or made it and is signed in.
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
   * Whether whoever asks stands at doors: the app's menu leads there then.
   * For anyone; changes nothing.
   */
  'mela.tickets.get_duties': {
    input: Record<string, never>
    output: {
      is_check_in_staff: 0 | 1
    }
  }
  /**
   * The keys that prove a ticket, for every door that must be able to do so without a network. They are no secret.
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
   * Everything that a door must know to do without a network: who comes, and what all doors noted down so far. It tells
   * children's names, so each fetching of it is written down.
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
        /** Who else comes on the ticket. */
        companions: string[]
        registration: string
        /** Who registered: the name that people say when they have lost their ticket. */
        contact_name: string
        checked_in_at: string | null
        cancelled: 0 | 1
      }[]
      marks: {
        /** Made by the device. A mark that arrives twice is one mark. */
        id: string
        ticket_code: string
        kind: 'in' | 'out' | 'undo'
        /** 'YYYY-MM-DD HH:MM:SS.ffffff' on the site's clocks. */
        at: string
        device: string
        /** The mark that an undo takes back; null for every other kind. */
        undoes: string | null
      }[]
    }
  }
  /**
   * The tickets of a registration, for whoever holds its token, or made it and is signed in.
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
   * A door brings what it noted down and hears what the others did. The same marks again change nothing. Whoever was let in
   * at two doors that did not know of each other is told as a double: both entries stand until somebody takes one back.
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
        /** Made by the device. A mark that arrives twice is one mark. */
        id: string
        ticket_code: string
        kind: 'in' | 'out' | 'undo'
        /** 'YYYY-MM-DD HH:MM:SS.ffffff' on the site's clocks. */
        at: string
        device: string
        /** The mark that an undo takes back; null for every other kind. */
        undoes: string | null
      }[]
      as_of: string
      cursor: string
      accepted: string[]
      /** Of tickets that this event does not know: they will never be taken. */
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
   * What a scanned text is worth at an event, for doors that have a network and no list of their own. It changes nothing.
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
        /** Who else comes on the ticket. */
        companions: string[]
        registration: string
        /** Who registered: the name that people say when they have lost their ticket. */
        contact_name: string
        checked_in_at: string | null
        cancelled: 0 | 1
      } | null
    }
  }
  /**
   * The translatable texts of a document, each once, in the order in which they stand there.
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
   * Writes what a text is in another language, anew or in place of what was there; an empty one takes it away.
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
   * Somebody who has the wanted shift agrees: both have the other's, in one transaction.
   * For whoever is signed in.
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
   * A guardian agrees or declines by the link that came to their own phone or email, once.
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
   * The office asks a guardian again: a link was lost or has expired, or the answer may have changed.
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
   * A volunteer would rather have another shift that is full: those who have it are asked, and nobody is named.
   * For whoever is signed in.
   */
  'mela.volunteers.ask_swap': {
    input: {
      /** Name of a document of type Shift Assignment. */
      assignment: string
      /** Name of a document of type Shift. */
      wanted_shift: string
    }
    output: {
      swap: string
      state: 'agreed' | 'asked' | 'lapsed' | 'withdrawn'
    }
  }
  /**
   * A volunteer begins or ends: by the code that hangs at the place, which says the shift, or by a button of his own.
   * For whoever is signed in.
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
   * Somebody of the staff, at the door, writes down that a volunteer begins.
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
   * Somebody of the staff, at the door, writes down that a volunteer is done.
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
   * A certificate on paper, for the volunteer and for whoever may read it. The language is that of whoever asks, unless told.
   * For whoever is signed in.
   */
  'mela.volunteers.download_certificate': {
    input: {
      name: string
      language?: 'en' | 'hi' | 'ta' | null
    }
    output: Blob
  }
  /**
   * The square code that hangs where a shift begins, for paper or for a screen at the door.
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
   * What a guardian is asked, for who holds the link.
   * For anyone.
   */
  'mela.volunteers.get_consent_request': {
    input: {
      token: string
    }
    output: {
      state: 'asked' | 'declined' | 'expired' | 'given'
      full_name: string
      guardian_name: string
      expires_on: string
    }
  }
  /**
   * What whoever is signed in sent to help, and what their children sent: the latest first.
   * For whoever is signed in; changes nothing.
   */
  'mela.volunteers.get_my_applications': {
    input: Record<string, never>
    output: {
      name: string
      full_name: string
      kind: 'adult' | 'student'
      state: 'accepted' | 'declined' | 'new'
      /** Whether a guardian is still to agree. */
      waits_for_guardian: 0 | 1
      sent_on: string
    }[]
  }
  /**
   * What whoever asks did as a volunteer. Guests, and people who are no volunteers, are told that they are none.
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
   * The open shifts and the volunteer's own, with why he cannot have one, and the swaps that wait for him.
   * For whoever is signed in; changes nothing.
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
            wanted_shift: string
            role: string
            starts_at: string
            ends_at: string
            wanted_role: string
            wanted_starts_at: string
            wanted_ends_at: string
          }[]
        }
  }
  /**
   * The office puts a volunteer's approved hours on paper.
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
   * The office lets a volunteer sign in by his telephone.
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
   * Where the paper of a certificate is, for the desk's button: it opens the address that it is answered.
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
   * A volunteer gives a shift back, or declines one that was offered. Given back again, nothing changes.
   * For whoever is signed in.
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
   * A volunteer says what he did beside shifts; somebody else approves it.
   * For whoever is signed in.
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
   * Where the square code of a shift is, for the desk's button: it opens the address that it is answered.
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
   * A volunteer takes an open shift, or accepts one that was offered.
   * For whoever is signed in.
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
   * Whoever asked to swap keeps what he has after all.
   * For whoever is signed in.
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
   * Sends a delivery once more, under its old id, whatever became of it before.
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
      enable_reward_points: 0 | 1
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
   * Where an old path has moved to; null when it never was one of ours.
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
   * What the data of page and footer sections is made of, for the form of an editor: `sections` names the shape of each type
   * and variant, and `docs` holds the shapes and their rows as `getdoctype` answers types, with words in `__messages`.
   * For System Manager, School Office, Store Manager; changes nothing.
   */
  'mela.website.get_section_shapes': {
    input: Record<string, never>
    output: {
      sections: {
        shape: string
        section_type: string
        /** What stands under `variant` in the data; empty for the usual look. */
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
        /** The Link to the document above, in a tree. */
        nsm_parent_field: string | null
        /** Links show the title of their document beside its name. */
        show_title_field_in_link: 0 | 1
        title_field: string
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
          /** Select: those of its choices that a form offers, one a line; null where it offers all. Ours. */
          offered: string | null
          /** Link: filters of the documents that a form offers, as JSON; null where it offers all. */
          link_filters: string | null
          /** The tones in which values are shown, by the value; null where the field says nothing of them. Ours. */
          tones: Record<string, 'bad' | 'brand' | 'info' | 'ok' | 'plain' | 'warn' | undefined> | null
          reqd: 0 | 1
          hidden: 0 | 1
          read_only: 0 | 1
          unique: 0 | 1
          in_list_view: 0 | 1
          /** Worth a filter of its own above a list: it is in an index. */
          in_standard_filter: 0 | 1
          search_index: 0 | 1
          set_only_once: 0 | 1
          allow_on_submit: 0 | 1
          ignore_user_permissions: 0 | 1
          non_negative: 0 | 1
          permlevel: number
          length: number
          /** Decimal places, as the dialect's text; empty where the site's own count. */
          precision: string
          /** Bounds of a number in its stored unit, or of a table's rows. Ours; the dialect has only non_negative. */
          min: number | null
          max: number | null
          default: number | string | null
          description: string | null
          /** 'link_field.field' of which the value is taken. */
          fetch_from: string | null
          /** Whoever asks reads others' documents too, and his own are those that name the default here. Ours. */
          marks_own: 0 | 1
          /** Of a text that names a document: the field that says its type. Ours; a Dynamic Link says it as its option. */
          type_field: string | null
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
          question: string | null
          is_next: 0 | 1
        }[]
        /** Ours: sentences above the form. */
        notices: {
          /** Names it in the catalogues. */
          key: string
          text: string
          /** In the words of a field's `dependsOn`. */
          dependsOn: string
        }[]
        links: []
        /** Ours where a type has states: the field that holds them, and the moves between them. */
        states:
          | []
          | {
              /** The Select field that holds the state; its choices are the states. */
              field: string
              initial: string
              moves: {
                from: string
                to: string
                action: string
                /** It is what is usually done next: the first button of the form. In the words of a field's `dependsOn`, true of such documents. */
                nextWhen?: string
              }[]
            }
      }[]
    }
  }
  /**
   * Keeps something. A guest without a list gets one, with the token that opens it.
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
      /** Keys (`{variant}/{business}`) of all that the caller keeps. */
      item_keys: string[]
    }
  }
  /**
   * Another list. A guest without one gets it with the token that opens it.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
   * A list goes, with all that is on it and every link to it.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
   * Keys of all that the caller keeps, for the hearts of cards. One statement.
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
   * The caller's lists as things cost now. Nothing is written; three statements.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
   * A list that somebody shared, for looking at; whose it is only where he agreed.
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
            state: 'not_sold' | 'sold_out' | 'there'
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
            state: 'not_sold' | 'sold_out' | 'there'
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
   * What a guest kept goes to his own lists once he is signed in. Called again, it adds nothing.
   * For whoever is signed in.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
   * From one of the caller's lists to another.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
   * From a list into the cart: of what cannot be bought nothing moves, and it is still kept.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
   * Takes something off a list, or off all of them. What is not there is no error.
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
   * Calls a list something else.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
   * A link by which others may look at a list. Whose it is they learn only with `shows_name`.
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
   * Ends every link to a list.
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
              fell_by: number
              state: 'not_sold' | 'sold_out' | 'there'
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
