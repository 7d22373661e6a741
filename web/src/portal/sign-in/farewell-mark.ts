/** In the address of the login after somebody deleted the own account: it says goodbye. */
export const farewellMark = 'geloescht';
