/** What stands where a product will come: the plane of its picture, still bars. */
export const WaitingProduct = () => (
  <div className="waiting" aria-hidden="true">
    <div className="crumbs">
      <ol>
        <li />
      </ol>
    </div>
    <div className="product">
      <div className="gallery bleed">
        <div className="stage" />
      </div>
      <div className="buy-box">
        <div className="bar" />
        <div className="bar short" />
        <div className="bar price-bar" />
      </div>
    </div>
  </div>
);
