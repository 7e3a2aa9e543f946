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
            fault_count: number
            faults: {
              type: string | null
              name: string | null
              problem: string
            }[]
          }[]
          name: string
          started: string
          ended: string
          ok: 0 | 1
          fault_count: number
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
   * Says something about a document that the caller may read.
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
   * Changes what the caller himself said.
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
      /** Name of a document of type Counter Payment. */
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
      /** Name of a document of type Counter Payment. */
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
   * The bank has paid a cheque.
   * For System Manager, School Office.
   */
  'mela.counter.mark_cleared': {
    input: {
      /** Name of a document of type Counter Payment. */
      name: string
    }
    output: {
      name: string
      state: 'bounced' | 'cancelled' | 'cleared' | 'received'
    }
  }
  /**
   * Where the paper is, for the desk's button: it opens the address that it is answered.
   * For System Manager, School Office.
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
   * Takes a move of a document's state; answers the document's name and when it changed.
   * For whoever is signed in.
   */
  'mela.desk.apply_move': {
    input: {
      doctype: string
      name: string
      action: string
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
   * The moves of a document's state that the caller may take, in the order of the type's table.
   * For whoever is signed in; changes nothing.
   */
  'mela.desk.get_moves': {
    input: {
      doctype: string
      name: string
    }
    output: {
      action: string
      to: string
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
      shelf: 'messages' | 'money' | 'organisation' | 'people' | 'store' | 'system'
      is_single: boolean
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
   * What happened to a document, the newest first, as far as the caller may see it.
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
   * The name of whoever asks; the dialect refuses guests here.
   * For whoever is signed in; changes nothing.
   */
  'mela.identity.get_logged_user': { input: Record<string, never>; output: string }
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
   * Opens a customer's account for whoever proved a phone number, and signs his device in. An e-mail address is not taken
   * here: nobody has proved it, and it would sign in.
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
    output: {
      customer_ref_id: string
      api_key: string
      api_secret: string
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
   * Signs one of the caller's own devices out; another's is as unknown as one that does not exist.
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
      keep_this?: 0 | 1 | null
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
        | 'business'
        | 'customer credit'
        | 'tax'
        | 'unapplied'
        | 'refunds due'
        | 'disputed'
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
          | 'disputed'
          | 'fees'
          | 'gateway'
          | 'income'
          | 'opening'
          | 'refunds due'
          | 'tax'
          | 'unapplied'
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
          | 'disputed'
          | 'fees'
          | 'gateway'
          | 'income'
          | 'opening'
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
      ways: {
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
          | 'disputed'
          | 'fees'
          | 'gateway'
          | 'income'
          | 'opening'
          | 'refunds due'
          | 'tax'
          | 'unapplied'
        party: string
      }[]
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
   * What the caller hears of, over each channel; also where he never said anything.
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
   * The caller has seen everything, the latest first; of very many some are left, as the answer says.
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
   * Says what money is for that found nothing to pay for.
   * For System Manager, School Office.
   */
  'mela.payments.attach': {
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
   * How a payment stands, for whoever holds its token. While it is open the gateway itself is asked, every three seconds.
   * For anyone.
   */
  'mela.payments.get_status': {
    input: {
      payment: string
      token: string
    }
    output: {
      amount: number
      refunded_amount: number
      /** Taken, but not for what it was meant: it goes back by itself. */
      is_returned: number
      refunds: {
        amount: number
        state: 'done' | 'failed' | 'requested' | 'sent'
        destination: 'credit' | 'source'
      }[]
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
  'mela.payments.hold': {
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
      is_whole: number
      count: number
      broken_at: number | null
    }
  }
  /**
   * Shares one document with a user or with everyone.
   * For whoever is signed in.
   */
  'mela.rights.add_share': {
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
  'mela.rights.explain_permission': {
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
   * With whom a document is shared, for whoever may read it.
   * For whoever is signed in; changes nothing.
   */
  'mela.rights.get_shared_users': {
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
  'mela.rights.remove_share': {
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
  'mela.rights.set_share_permission': {
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
   * The caller's views of a type and those that others share, by title.
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
   * Tags that documents of a type have, for whoever may put tags to such documents.
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
  'frappe.core.doctype.user.user.reset_password': Methods['mela.identity.reset_password']
  'frappe.core.doctype.user.user.update_password': Methods['mela.identity.update_password']
  'frappe.desk.doctype.tag.tag.add_tag': Methods['mela.tags.add_tag']
  'frappe.desk.doctype.tag.tag.get_tags': Methods['mela.tags.get_tags']
  'frappe.desk.doctype.tag.tag.remove_tag': Methods['mela.tags.remove_tag']
  'frappe.desk.form.utils.add_comment': Methods['mela.comments.add_comment']
  'frappe.desk.form.utils.update_comment': Methods['mela.comments.update_comment']
  'frappe.desk.reportview.delete_items': Methods['mela.rpc.delete_items']
  'frappe.desk.reportview.get': Methods['mela.rpc.report_view']
  'frappe.desk.reportview.get_count': Methods['mela.desk.get_count']
  'frappe.desk.reportview.get_list': Methods['mela.rpc.report_list']
  'frappe.desk.search.search_link': Methods['mela.rpc.search_link']
  'frappe.share.add': Methods['mela.rights.add_share']
  'frappe.share.get_users': Methods['mela.rights.get_shared_users']
  'frappe.share.remove': Methods['mela.rights.remove_share']
  'frappe.share.set_permission': Methods['mela.rights.set_share_permission']
  'frappe.website.doctype.web_form.web_form.accept': Methods['mela.forms.accept']
  'frappe.website.doctype.web_form.web_form.delete': Methods['mela.forms.delete_sent']
  'frappe.website.doctype.web_form.web_form.get_form_data': Methods['mela.forms.get_form_data']
  'mobileapi.get_all_route': Methods['mela.website.get_all_route']
  'mobileapi.get_business_detail': Methods['mela.businesses.get_business_detail']
  'mobileapi.get_page_content': Methods['mela.website.get_page_content']
  'permissions.explain': Methods['mela.rights.explain_permission']
}
