import { Inspector } from "./Inspector";
import type { Looking } from "./looking";
import { OfferMenu } from "./OfferMenu";
import type { Offer } from "./picking";
import type { Playing } from "./playing";
import { Zoom } from "./Zoom";

/** What is looked at closely, over the table: a card in full, the options of one, everything about one. */
export function Looks({ looking, playing, live }: { looking: Looking; playing: Playing; live: boolean }) {
  const { zoomed, inspected, menu, inspect, closeMenu } = looking;
  const { offers, explain } = playing;
  const choose = (offer: Offer) => {
    looking.closeAll();
    void playing.choose(offer);
  };
  return (
    <>
      {zoomed && !menu && <Zoom {...zoomed} />}
      {menu && (
        <OfferMenu
          offers={offers.at.get(menu.card) ?? []}
          element={menu.element}
          choose={choose}
          inspect={() => {
            closeMenu();
            inspect(menu.card);
          }}
          close={closeMenu}
        />
      )}
      {inspected !== null && (
        <Inspector
          card={inspected}
          explain={live ? explain : null}
          choose={choose}
          close={() => inspect(null)}
        />
      )}
    </>
  );
}
