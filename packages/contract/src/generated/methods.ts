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
      cities: {
        city: string
        core_city: string
      }[]
    }[]
  }
  /**
   * The tree of categories. All businesses share it; a `business` narrows the counts to its own products.
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
   * Counts for the desk's home, of what the caller may read.
   * For whoever is signed in; changes nothing.
   */
  'mela.desk.get_counts': {
    input: Record<string, never>
    output: {
      name: string
      count: number
      new_by_day: number[]
    }[]
  }
  /**
   * The documents that came last, of all that the caller may read. A guarded type is read on purpose only, never in passing.
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
   * The document types that the caller may read, in the order of the rooms.
   * For whoever is signed in; changes nothing.
   */
  'mela.desk.get_types': {
    input: Record<string, never>
    output: {
      name: string
      /** Noun of the room that it belongs to. */
      module: string
      is_single: boolean
      title_field: string
      can_create: boolean
      can_write: boolean
      can_delete: boolean
    }[]
  }
  /**
   * The name of whoever asks; the dialect refuses guests here.
   * For whoever is signed in; changes nothing.
   */
  'mela.identity.get_logged_user': { input: Record<string, never>; output: string }
  /**
   * Gives a device a key of its own. The secret is in this answer and nowhere else.
   * For anyone.
   */
  'mela.identity.sign_in': {
    input: {
      usr: string
      pwd: string
      device?: string | null
    }
    output: {
      customer_ref_id: string
      api_key: string
      api_secret: string
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
    }
    output: {
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
  'api.contactform': Methods['mela.contact.contactform']
  'api.get_all_website_settings': Methods['mela.website.get_all_website_settings']
  'api.get_parent_categories': Methods['mela.catalog.get_parent_categories']
  'frappe.auth.get_logged_user': Methods['mela.identity.get_logged_user']
  'frappe.client.get_count': Methods['mela.desk.get_count']
  'frappe.desk.reportview.get_count': Methods['mela.desk.get_count']
  'mobileapi.get_all_route': Methods['mela.website.get_all_route']
  'mobileapi.get_business_detail': Methods['mela.businesses.get_business_detail']
  'mobileapi.get_page_content': Methods['mela.website.get_page_content']
}
